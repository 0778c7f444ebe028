// What a shop may do with what the widgets tell. Nothing of this is needed for them to work.
const choice = document.querySelector('#choice');

document.addEventListener('sampan-select', ({ target, detail }) => {
  if (target.localName === 'sampan-calculator' && choice) choice.textContent = `Chosen: ${JSON.stringify(detail)}`;
});

document.addEventListener('sampan-error', ({ target, detail }) => {
  console.warn(target.localName, detail.code, detail.docUrl);
});
