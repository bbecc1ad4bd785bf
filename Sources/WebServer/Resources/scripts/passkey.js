// Passkeys: adds one, or signs in with one. The server writes the options and verifies the response. A form sends
// it, so that the next page and every error come from the server.

const decoded = text =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));

const encoded = buffer => btoa(String.fromCharCode(...new Uint8Array(buffer)))
  .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const withBytes = list => list.map(one => ({ ...one, id: decoded(one.id) }));

// For browsers without the conversion of WebAuthn Level 3.
const creationOptions = options => ({
  ...options,
  challenge: decoded(options.challenge),
  user: { ...options.user, id: decoded(options.user.id) },
  excludeCredentials: withBytes(options.excludeCredentials)
});

const requestOptions = options => ({ ...options, challenge: decoded(options.challenge) });

// The fields of the form, by purpose.
const ceremonies = {
  create: async options => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON?.(options) ?? creationOptions(options);
    const { rawId, response } = await navigator.credentials.create({ publicKey });
    return {
      credential: encoded(rawId),
      client: encoded(response.clientDataJSON),
      attestation: encoded(response.attestationObject),
      transports: (response.getTransports?.() ?? []).join()
    };
  },
  get: async options => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON?.(options) ?? requestOptions(options);
    const { rawId, response } = await navigator.credentials.get({ publicKey });
    return {
      credential: encoded(rawId),
      client: encoded(response.clientDataJSON),
      authenticator: encoded(response.authenticatorData),
      signature: encoded(response.signature),
      user: encoded(response.userHandle ?? [])
    };
  }
};

const show = (form, text) => {
  form.querySelector(':scope > .problem')?.remove();
  const note = Object.assign(document.createElement('p'), { className: 'problem', textContent: text });
  note.setAttribute('role', 'alert');
  form.prepend(note);
};

const failures = { InvalidStateError: 'known', NotSupportedError: 'unsupported', TypeError: 'offline' };

const fill = (form, fields) => {
  for (const [name, value] of Object.entries(fields)) {
    const input = form.elements.namedItem(name) ?? form.appendChild(document.createElement('input'));
    Object.assign(input, { type: 'hidden', name, value });
  }
};

const run = async form => {
  const { dataset } = form;
  if (!window.PublicKeyCredential) return show(form, dataset.unsupported);
  const button = form.querySelector('button');
  button.disabled = true;
  try {
    const answer = await fetch(dataset.options, { method: 'POST', body: new URLSearchParams(new FormData(form)) });
    // The page that the form leads to without a response says why.
    if (answer.ok) fill(form, await ceremonies[dataset.passkey](await answer.json()));
    form.submit();
  } catch (error) {
    show(form, dataset[failures[error.name] ?? 'cancelled']);
  } finally {
    button.disabled = false;
  }
};

for (const form of document.querySelectorAll('form[data-passkey]')) {
  form.addEventListener('submit', event => {
    event.preventDefault();
    run(form);
  });
}
