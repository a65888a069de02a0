import { mount } from 'svelte'
import App from './App.svelte'
import { followLinks } from './client/route.svelte'
import { language } from './client/settings.svelte'
import { loadWords } from './client/words.svelte'
import './theme.css'

followLinks()
await loadWords(language())
mount(App, { target: document.getElementById('app')! })
