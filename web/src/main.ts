import { mount } from 'svelte';
import { guardClicks } from './look/behaviour/clicks';
import { fetchPage } from './loading';
import Room from './Room.svelte';
import { destination } from './routes.svelte';
import { dress, settings } from './settings.svelte';
import { speak } from './words/words.svelte';

// For the browser's console, and for measurements: Python on this device.
Object.assign(window, { wuqiDevice: async () => (await import('./device/device')).device });

dress();
const first = destination();
const page = fetchPage(first); // while the words come
await speak(settings.language);
if (first.page === 'home') await page; // else the frame is shown, with a board that waits
const target = document.getElementById('room');
if (!target) throw new Error('the page has no room');
target.replaceChildren();
guardClicks();
mount(Room, { target });
