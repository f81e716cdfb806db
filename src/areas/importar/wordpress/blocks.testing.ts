/** A post with every block, as WordPress itself writes them. */
const picture = (id: number, caption = '') =>
  `<!-- wp:image {"id":${id},"sizeSlug":"large","linkDestination":"none"} -->\n<figure class="wp-block-image size-large"><img src="/media/${String(id).padStart(20, '0')}-60x40.webp" alt="Foto ${id}" class="wp-image-${id}"/>${caption && `<figcaption class="wp-element-caption">${caption}</figcaption>`}</figure>\n<!-- /wp:image -->`;

const gallery = (from: number, count: number, columns: number) =>
  `<!-- wp:gallery {"columns":${columns},"linkTo":"none"} -->\n<figure class="wp-block-gallery has-nested-images columns-${columns} is-cropped">${Array.from({ length: count }, (_, index) => picture(from + index, index % 2 ? `La foto <em>${from + index}</em>` : '')).join('\n\n')}<figcaption class="blocks-gallery-caption wp-element-caption">Toda la galería</figcaption></figure>\n<!-- /wp:gallery -->`;

export const everyBlock = `<!-- wp:paragraph {"align":"center","fontSize":"large"} -->
<p class="has-text-align-center has-large-font-size">Un párrafo con <strong>negrita</strong>, <em>cursiva</em>, <a href="https://otro.example/" target="_blank" rel="noreferrer noopener nofollow">enlace</a>, H<sub>2</sub>O, m<sup>2</sup>, <code>código</code>, <kbd>Ctrl</kbd>, <s>tachado</s>, <mark style="background-color:#fcb900" class="has-inline-color">marcado</mark> y <small>pequeño</small>.</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":5} -->
<h5 class="wp-block-heading">Un título de quinto nivel</h5>
<!-- /wp:heading -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li>Uno<!-- wp:list {"ordered":true,"start":3} -->
<ol start="3" class="wp-block-list"><!-- wp:list-item -->
<li>Dentro</li>
<!-- /wp:list-item --></ol>
<!-- /wp:list --></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:quote -->
<blockquote class="wp-block-quote"><!-- wp:paragraph -->
<p>En un lugar de la Mancha</p>
<!-- /wp:paragraph --><cite>Miguel de Cervantes</cite></blockquote>
<!-- /wp:quote -->

<!-- wp:pullquote -->
<figure class="wp-block-pullquote"><blockquote><p>De cuyo nombre</p><cite>El mismo</cite></blockquote></figure>
<!-- /wp:pullquote -->

<!-- wp:verse -->
<pre class="wp-block-verse">Nuestras vidas son los ríos
  que van a dar en <a href="/historia">la mar</a>,
<em>que es el morir</em></pre>
<!-- /wp:verse -->

<!-- wp:code -->
<pre class="wp-block-code"><code>let hoz = 1 &lt; 2;

hoz();</code></pre>
<!-- /wp:code -->

<!-- wp:preformatted -->
<pre class="wp-block-preformatted">Dos   espacios
y línea</pre>
<!-- /wp:preformatted -->

<!-- wp:table {"hasFixedLayout":false} -->
<figure class="wp-block-table"><table><thead><tr><th>Mes</th><th class="has-text-align-right" data-align="right">Horas</th></tr></thead><tbody><tr><td>Enero</td><td class="has-text-align-right" data-align="right">10</td></tr></tbody><tfoot><tr><td>Total</td><td class="has-text-align-right" data-align="right">10</td></tr></tfoot></table><figcaption class="wp-element-caption">Horario de invierno</figcaption></figure>
<!-- /wp:table -->

<!-- wp:details -->
<details class="wp-block-details"><summary>¿Hay aparcamiento?</summary><!-- wp:paragraph -->
<p>Sí, a la entrada.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="https://reservas.example/">Reservar</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->

<!-- wp:separator -->
<hr class="wp-block-separator has-alpha-channel-opacity"/>
<!-- /wp:separator -->

<!-- wp:audio {"id":90} -->
<figure class="wp-block-audio"><audio controls src="/media/entrevista.mp3"></audio><figcaption class="wp-element-caption">La entrevista</figcaption></figure>
<!-- /wp:audio -->

<!-- wp:video {"id":91} -->
<figure class="wp-block-video"><video controls src="/media/paseo.mp4" poster="/media/00000000000000000091-60x40.webp"></video><figcaption class="wp-element-caption">El paseo</figcaption></figure>
<!-- /wp:video -->

<!-- wp:embed {"url":"https://vimeo.com/76979871","type":"video","providerNameSlug":"vimeo"} -->
<figure class="wp-block-embed is-type-video is-provider-vimeo wp-block-embed-vimeo"><div class="wp-block-embed__wrapper">
https://vimeo.com/76979871
</div><figcaption class="wp-element-caption">En otra parte</figcaption></figure>
<!-- /wp:embed -->

${picture(92, 'Una sola, con <a href="/historia">enlace</a>')}

<!-- wp:columns -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:paragraph -->
<p>Primera columna</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading -->
<h2 class="wp-block-heading">Segunda columna</h2>
<!-- /wp:heading --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:html -->
<dl><dt>Hoz</dt><dd>Garganta que abre un río</dd></dl>
<!-- /wp:html -->

${gallery(1, 40, 4)}

${gallery(41, 39, 2)}`;
