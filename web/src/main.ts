import { mount } from 'svelte';
import { guardClicks } from './look/behaviour/clicks';
import Room from './Room.svelte';
import { dress, settings } from './settings.svelte';
import { speak } from './words/words.svelte';

// For the browser's console, and for measurements: Python on this device.
Object.assign(window, { wuqiDevice: async () => (await import('./device/device')).device });

dress();
await speak(settings.language);
const target = document.getElementById('room');
if (!target) throw new Error('the page has no room');
target.replaceChildren();
guardClicks();
mount(Room, { target });
