// What is beside the board only for those who play.

export { default as Confirm } from '../../table/pending/Confirm.svelte';
export { default as Offers } from '../../table/Offers.svelte';
export { default as ProposalNote } from '../../table/pending/ProposalNote.svelte';
export { default as SetUp } from '../../table/pending/SetUp.svelte';
