// Unpacks the module, the page's program and its styles, which make up most of the file, and starts the
// program.

/** The bytes of a text in base 85, in the alphabet of RFC 1924. Line breaks do not count. */
function bytesOf(text) {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';
  const values = new Map(Array.from(digits, (digit, value) => [digit, value]));
  const characters = text.replace(/\s/g, '');
  const bytes = new Uint8Array(Math.floor((characters.length * 4) / 5));
  const group = new DataView(new ArrayBuffer(4));
  for (let start = 0, next = 0; start < characters.length; start += 5, next += 4) {
    let number = 0;
    for (let index = start; index < start + 5; index += 1) number = number * 85 + (values.get(characters[index] ?? '~') ?? 0);
    group.setUint32(0, number);
    for (let index = 0; index < 4 && next + index < bytes.length; index += 1) bytes[next + index] = group.getUint8(index);
  }
  return bytes;
}

async function unpacked(id) {
  const bytes = bytesOf(document.getElementById(id).textContent);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

function fail(error) {
  document.getElementById('failure').hidden = false;
  document.getElementById('failure-reason').textContent = String(error);
}

async function load() {
  const module = await WebAssembly.compile(await unpacked('module'));
  for (const [tag, id] of [['style', 'program-styles'], ['script', 'program']]) {
    const element = document.createElement(tag);
    element.textContent = new TextDecoder().decode(await unpacked(id));
    document.head.append(element);
  }
  await window.beginStudio(module);
}

load().catch(fail);
