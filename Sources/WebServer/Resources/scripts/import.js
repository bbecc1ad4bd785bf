// Import: files and whole folders can be dropped, and sending shows how far it is. Without this module it is a plain form.
const form = document.getElementById('bring'), said = form.querySelector('output');
const fill = (text, ...parts) => parts.reduce((all, part, at) => all.replace(`{${at}}`, part), text);
const size = bytes => bytes >= 1e9 ? (bytes / 1e9).toFixed(1) + ' GB' : bytes >= 1e6 ? (bytes / 1e6).toFixed(1) + ' MB' : Math.max(1, Math.round(bytes / 1e3)) + ' kB';
const told = (count, bytes) => fill(count === 1 ? form.dataset.one : form.dataset.chosen, count, size(bytes));
const leave = problem => location.assign('/import?problem=' + problem);

const list = reader => new Promise((done, fail) => reader.readEntries(done, fail));
async function* walk(entry) {
  if (entry.isFile) yield [entry.fullPath.slice(1), await new Promise((done, fail) => entry.file(done, fail))];
  else for (let reader = entry.createReader(), part; (part = await list(reader)).length;) for (const inner of part) yield* walk(inner);
}

function send(files) {
  const total = files.reduce((sum, [, file]) => sum + file.size, 0);
  if (!files.length) return leave('no-files');
  if (total > +form.dataset.limit) return leave('too-large');
  const body = new FormData;
  for (const [path, file] of files) body.append('files', file, path);
  const request = new XMLHttpRequest;
  request.upload.onprogress = event => {
    if (event.lengthComputable) said.value = fill(form.dataset.sending, Math.floor(event.loaded / event.total * 100));
  };
  request.onload = () => request.status < 400 ? location.assign(request.responseURL || '/import') : leave('refused');
  request.onerror = () => leave('lost');
  request.open('POST', form.action);
  request.send(body);
  form.setAttribute('aria-busy', 'true');
  form.querySelector('button').disabled = true;
  said.value = told(files.length, total);
}

const busy = () => form.getAttribute('aria-busy') === 'true';
const chosen = () => [...form.querySelectorAll('input[type=file]')].flatMap(input => [...input.files]).map(file => [file.webkitRelativePath || file.name, file]);
form.addEventListener('submit', event => {
  event.preventDefault();
  if (!busy()) send(chosen());
});
form.addEventListener('change', () => {
  const files = chosen();
  said.value = files.length ? told(files.length, files.reduce((sum, [, file]) => sum + file.size, 0)) : '';
});

let inside = 0;
const mark = by => form.toggleAttribute('data-over', (inside = Math.max(0, inside + by)) > 0);
addEventListener('dragenter', () => mark(1));
addEventListener('dragleave', () => mark(-1));
addEventListener('dragover', event => event.preventDefault());
addEventListener('drop', async event => {
  event.preventDefault();
  inside = 0;
  mark(0);
  if (busy()) return;
  // The entries have to be taken before anything is waited for.
  const entries = [...event.dataTransfer.items].map(item => item.webkitGetAsEntry?.()).filter(Boolean);
  const files = entries.length ? [] : [...event.dataTransfer.files].map(file => [file.name, file]);
  try {
    for (const entry of entries) for await (const pair of walk(entry)) files.push(pair);
  } catch { return leave('unreadable'); }
  send(files);
});
