import { mount } from 'svelte';
import { guardClicks } from './look/clicks';
import Room from './Room.svelte';
import { dress, settings } from './settings.svelte';
import { speak } from './words/words.svelte';

dress();
await speak(settings.language);
const target = document.getElementById('room');
if (!target) throw new Error('the page has no room');
target.replaceChildren();
guardClicks();
mount(Room, { target });
