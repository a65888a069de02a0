import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: { outDir: '../src/kogge/server/static', emptyOutDir: true },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } } },
  resolve: mode === 'test' ? { conditions: ['browser'] } : undefined,
  test: { environment: 'jsdom' },
}))
