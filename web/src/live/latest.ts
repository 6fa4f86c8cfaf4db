// Answers come when they come: the last question's answer counts, and none once nobody looks.

import { onDestroy } from 'svelte';

/** Made while a component is set up. Each question gets a function that tells whether it is still the
    last one, and whoever asked is still there. */
export function latest(): () => () => boolean {
  let newest = 0;
  onDestroy(() => (newest += 1));
  return () => {
    const mine = (newest += 1);
    return () => mine === newest;
  };
}
