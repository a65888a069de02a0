import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = 'http://127.0.0.1:8190' // `kogge serve`

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: { outDir: '../src/kogge/server/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  resolve: mode === 'test' ? { conditions: ['browser'] } : undefined,
  test: { environment: 'jsdom', css: { include: [/theme\.css/] }, setupFiles: ['src/setup.test-env.ts'] },
}))
