// What is fetched for those who have games, or are challenged.

export { default as Call } from './Call.svelte';
export { calls, callWords, challengeWords } from './calls.svelte';
export { default as OwnGames } from './OwnGames.svelte';
