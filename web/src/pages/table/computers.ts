// What is beside the board only for those who play against computers.

export { default as Hint } from '../../teacher/Hint.svelte';
export { default as ToLessons } from './ToLessons.svelte';
export { default as LevelChoice } from '../../table/waiting/LevelChoice.svelte';
