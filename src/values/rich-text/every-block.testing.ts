/** A text of ours with every block there is, as it is stored. */
const image = (index: number) => `/media/${String(index).padStart(20, '0')}-60x40.webp`;
const photo = (index: number, words: string) =>
  `<figure><img src="${image(index)}" alt="Foto ${index}" /><figcaption>${words}</figcaption></figure>`;
const file = (end: string) => `/media/${'a1'.repeat(10)}.${end}`;

/** Each block by what it is called in the list of blocks. */
export const blocks = {
  Párrafo: '<p>Un párrafo con <strong>negrita</strong>, <em>cursiva</em> y <a href="/agenda">un enlace</a>.</p>',
  'Título 2': '<h2>El río y la piedra</h2>',
  'Título 3': '<h3>Por la mañana</h3>',
  'Título 4': '<h4>Antes de las diez</h4>',
  Imagen: `<img src="${image(1)}" alt="La hoz" />`,
  'Imagen de la biblioteca': `<figure data-ancho="media" data-lado="derecha"><a href="/mapa"><img src="${image(2)}" alt="El mapa" /></a><figcaption>Con su pie</figcaption></figure>`,
  Galería: `<figure data-galeria="3">${photo(3, 'Primera')}${photo(4, 'Segunda')}${photo(5, 'Tercera')}<figcaption>Tres fotos</figcaption></figure>`,
  'Vídeo de YouTube o Vimeo':
    '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="Vídeo"></iframe>',
  'Vídeo propio': `<figure><video src="${file('mp4')}" poster="${image(6)}" controls="" preload="none"><track kind="captions" src="${file('vtt')}" srclang="es" label="Español" /></video><figcaption>La subida</figcaption></figure>`,
  Audio: `<figure><audio src="${file('mp3')}" controls="" preload="none"></audio><figcaption>Las campanas</figcaption></figure>`,
  Archivo: `<p data-archivo="1258291"><a href="${file('pdf')}">Plano de la ciudad</a></p>`,
  Tarjeta: '<div data-tarjeta="producto" data-id="1"></div>',
  Botón: '<p data-boton=""><a href="/tienda">Ver la tienda</a></p>',
  'Lista con viñetas': '<ul><li>Pan</li><li>Queso</li></ul>',
  'Lista numerada': '<ol><li>Sube</li><li>Mira</li></ol>',
  'Cita con su fuente': '<blockquote><p>En un lugar de la Mancha</p><cite>Cervantes</cite></blockquote>',
  Cita: '<blockquote><p>De cuyo nombre</p></blockquote>',
  Tabla:
    '<table><caption>Precios</caption><thead><tr><th>Qué</th><th>Cuánto</th></tr></thead><tbody><tr><td>Adultos</td><td>5 €</td></tr></tbody></table>',
  Nota: '<aside><p>Ojo con el hielo en enero.</p></aside>',
  Desplegable: '<details><summary>¿Se puede ir con perro?</summary><p>Sí, atado.</p></details>',
  Definiciones: '<dl><dt>Torca</dt><dd>Hundimiento redondo del terreno.</dd></dl>',
  'Nota al pie': '<p>Según las crónicas<span data-nota="">Libro II, folio 3</span>, así fue.</p>',
  Verso: '<pre>Nuestras vidas son los ríos\n  que van a dar en la mar</pre>',
  Código: '<pre><code>npm start</code></pre>',
  'Línea horizontal': '<hr />',
} as const;

export const everyBlock = Object.values(blocks).join('');
