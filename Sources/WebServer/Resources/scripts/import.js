// The import page: accepts dropped files and folders and shows the progress of an upload.
// Without this module the form works as a plain form.
const form = document.getElementById('bring');
const output = form.querySelector('output');

const fill = (text, ...parts) => parts.reduce((all, part, index) => all.replace(`{${index}}`, part), text);

const { lang } = document.documentElement;
// A format takes a tenth of a second to create on a slow phone, so it is created with the first choice of files.
const format = (number, digits) => new Intl.NumberFormat(lang, {
  minimumFractionDigits: digits, maximumFractionDigits: digits
}).format(number);
const sizeText = bytes => {
  if (bytes >= 1e9) return format(bytes / 1e9, 1) + ' GB';
  if (bytes >= 1e6) return format(bytes / 1e6, 1) + ' MB';
  return format(Math.max(1, Math.round(bytes / 1e3)), 0) + ' kB';
};

// Files are pairs of path and file.
const totalSize = files => files.reduce((sum, [, file]) => sum + file.size, 0);
const summary = files => {
  const text = files.length === 1 ? form.dataset.one : form.dataset.chosen;
  return fill(text, files.length, sizeText(totalSize(files)));
};
const leave = problem => location.assign('/import?problem=' + problem);

function send(files) {
  if (!files.length) return leave('no-files');
  if (totalSize(files) > +form.dataset.limit) return leave('too-large');
  const body = new FormData;
  for (const [path, file] of files) body.append('files', file, path);
  const request = new XMLHttpRequest;
  request.upload.onprogress = event => {
    if (!event.lengthComputable) return;
    output.value = fill(form.dataset.sending, Math.floor(event.loaded / event.total * 100));
  };
  request.onload = () => {
    if (request.status < 400) location.assign(request.responseURL || '/import');
    else leave('refused');
  };
  request.onerror = () => leave('lost');
  request.open('POST', form.action);
  request.send(body);
  form.setAttribute('aria-busy', 'true');
  form.querySelector('button').disabled = true;
  output.value = summary(files);
}

const isSending = () => form.getAttribute('aria-busy') === 'true';
const chosenFiles = () => [...form.querySelectorAll('input[type=file]')]
  .flatMap(input => [...input.files])
  .map(file => [file.webkitRelativePath || file.name, file]);

form.addEventListener('submit', event => {
  event.preventDefault();
  if (!isSending()) send(chosenFiles());
});
form.addEventListener('change', () => {
  const files = chosenFiles();
  output.value = files.length ? summary(files) : '';
});

// Files and folders that are dropped on the page.
const readEntries = reader => new Promise((resolve, reject) => reader.readEntries(resolve, reject));
const fileOf = entry => new Promise((resolve, reject) => entry.file(resolve, reject));

async function* filesIn(entry) {
  if (entry.isFile) {
    yield [entry.fullPath.slice(1), await fileOf(entry)];
    return;
  }
  const reader = entry.createReader();
  // A reader returns a folder in parts, and an empty part at its end.
  for (let part = await readEntries(reader); part.length; part = await readEntries(reader)) {
    for (const inner of part) yield* filesIn(inner);
  }
}

// Each element under the pointer reports that it was entered and left.
let entered = 0;
const count = change => {
  entered = Math.max(0, entered + change);
  form.toggleAttribute('data-over', entered > 0);
};
addEventListener('dragenter', () => count(1));
addEventListener('dragleave', () => count(-1));
addEventListener('dragover', event => event.preventDefault());
addEventListener('drop', async event => {
  event.preventDefault();
  entered = 0;
  count(0);
  if (isSending()) return;
  // The entries are only readable before the first `await`.
  const entries = [...event.dataTransfer.items].map(item => item.webkitGetAsEntry?.()).filter(Boolean);
  const files = entries.length ? [] : [...event.dataTransfer.files].map(file => [file.name, file]);
  try {
    for (const entry of entries) {
      for await (const pair of filesIn(entry)) files.push(pair);
    }
  } catch {
    return leave('unreadable');
  }
  send(files);
});
