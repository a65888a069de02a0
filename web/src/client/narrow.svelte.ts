/** Whether the page is as narrow as a phone held upright. */

const media = typeof matchMedia === 'function' ? matchMedia('(max-width: 800px)') : null
let now = $state(media?.matches ?? false)
media?.addEventListener('change', (event) => (now = event.matches))

export function narrow(): boolean {
  return now
}
