// A component with some of its properties given once and for all.

import type { Component } from 'svelte';

export function bound<Given extends object, Rest extends object>(
  component: Component<Rest & Given>,
  given: Given,
): Component<Rest> {
  // Properties are getters, so that the component follows them: they are inherited, not copied.
  const made = (anchor: never, props: Rest): unknown =>
    (component as unknown as (at: never, all: object) => unknown)(
      anchor,
      Object.create(props, Object.getOwnPropertyDescriptors(given)) as object,
    );
  return made as unknown as Component<Rest>;
}
