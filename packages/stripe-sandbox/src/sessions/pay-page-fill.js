// Optional: the page works without this script.
const field = (name) => document.getElementById(name);

for (const button of document.querySelectorAll('button.fill')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const year = String((new Date().getUTCFullYear() + 4) % 100).padStart(2, '0');
    field('card_number').value = button.dataset.number;
    field('exp').value ||= `12 / ${year}`;
    field('cvc').value = '123';
    field('name').value ||= 'Test Cardholder';
    field('card_number').focus();
  });
}

const form = document.querySelector('form.card-form');
const pay = form?.querySelector('button[data-busy]');
const label = pay?.textContent;

form?.addEventListener('submit', (event) => {
  if (pay.getAttribute('aria-disabled') === 'true') {
    event.preventDefault();
    return;
  }
  pay.setAttribute('aria-disabled', 'true');
  pay.textContent = pay.dataset.busy;
});

// The back-forward cache restores the page in its submitted state.
addEventListener('pageshow', () => {
  pay?.removeAttribute('aria-disabled');
  if (pay) pay.textContent = label;
});
