"""What the workers of the page call: a module for each kind of worker, named as the page names it,
with its `worker`. A worker loads no more than its own, which saves time and memory."""
