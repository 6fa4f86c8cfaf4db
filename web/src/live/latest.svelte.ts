// Only the answer to the latest request counts, and none after the component is gone.

/**
 * Call it while a component is set up, or what has effects of its own. Each request gets a function that tells whether it is still
 * the latest one and the component still exists.
 */
export function latest(): () => () => boolean {
  let newest = 0;
  $effect(() => () => void (newest += 1));
  return () => {
    const mine = (newest += 1);
    return () => mine === newest;
  };
}
