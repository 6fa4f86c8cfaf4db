// Only the answer to the latest request counts, and none after the component is gone.

import { onDestroy } from 'svelte';

/**
 * Call it while a component is set up. Each request gets a function that tells whether it is still
 * the latest one and the component still exists.
 */
export function latest(): () => () => boolean {
  let newest = 0;
  onDestroy(() => (newest += 1));
  return () => {
    const mine = (newest += 1);
    return () => mine === newest;
  };
}
