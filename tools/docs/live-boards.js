// A button of a board shows the picture after its action, or says why the action is not allowed.
document.addEventListener('click', (event) => {
  const button = event.target.closest('.live-board button');
  if (!button) return;
  const board = button.closest('.live-board');
  board.querySelector('img').src = button.dataset.picture;
  board.querySelector('[role=status]').textContent = button.dataset.sentence;
});
