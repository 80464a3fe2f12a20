// The message comes by its animation, also where no script runs at all. Where this one does, it is an alert.
addEventListener('animationend', ({ target }) => {
  if (target.id === 'missing-script') target.setAttribute('role', 'alert');
});
