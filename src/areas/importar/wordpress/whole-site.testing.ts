/** A whole site as WordPress itself writes it out (Herramientas → Exportar → Todo el contenido). */

const cdata = (text: string | number) => `<![CDATA[${text}]]>`;

interface Item {
  id: number;
  type: string;
  title: string;
  content?: string;
  excerpt?: string;
  status?: string;
  slug?: string;
  date?: string;
  parent?: number;
  order?: number;
  password?: string;
  isSticky?: boolean;
  /** Domain, nicename and name. */
  terms?: [string, string, string][];
  meta?: Record<string, string | number>;
  file?: string;
  path?: string;
  comments?: string[];
}

const rutas: [string, string, string] = ['category', 'rutas-del-blog', 'Rutas del blog'];
const aPie: [string, string, string] = ['category', 'a-pie', 'A pie'];
const leyendas: [string, string, string] = ['category', 'cuentos', 'Cuentos'];
const sierra: [string, string, string] = ['post_tag', 'la-sierra', 'La sierra'];
const rio: [string, string, string] = ['post_tag', 'r%c3%ados', 'Ríos'];

export const uploads = '/wp-content/uploads/2019/05';

/** Texts of the block editor and of the one before it, by their titles. */
export const texts = (base: string) => {
  const at = (name: string) => `${base}${uploads}/${name}`;
  return {
    bloques: `<!-- wp:paragraph {"dropCap":true} -->
<p class="has-drop-cap">La hoz del Huécar<sup data-fn="3f2a-1" class="fn"><a href="#3f2a-1" id="3f2a-1-link">1</a></sup> y <a href="${base}/2019/05/01/los-clasicos/">los clásicos</a>.</p>
<!-- /wp:paragraph -->

<!-- wp:image {"id":102,"width":"150px","sizeSlug":"thumbnail","linkDestination":"media","align":"left","className":"is-resized"} -->
<figure class="wp-block-image alignleft size-thumbnail is-resized"><a href="${at('otra-foto.jpg')}"><img src="${at('otra-foto-150x150.jpg')}" alt="" class="wp-image-102" style="width:150px"/></a><figcaption class="wp-element-caption">Pequeña y a un <em>lado</em></figcaption></figure>
<!-- /wp:image -->

<!-- wp:gallery {"columns":2,"linkTo":"none"} -->
<figure class="wp-block-gallery has-nested-images columns-2 is-cropped"><!-- wp:image {"id":101} -->
<figure class="wp-block-image size-large"><img src="${at('foto-1024x683.jpg')}" alt="Desde el puente" class="wp-image-101"/><figcaption class="wp-element-caption">La primera</figcaption></figure>
<!-- /wp:image -->

<!-- wp:image {"id":102} -->
<figure class="wp-block-image size-large"><img src="${at('otra-foto-1024x683.jpg')}" alt="" class="wp-image-102"/></figure>
<!-- /wp:image --></figure>
<!-- /wp:gallery -->

<!-- wp:audio {"id":103} -->
<figure class="wp-block-audio"><audio controls src="${at('campanas.mp3')}"></audio><figcaption class="wp-element-caption">Las campanas</figcaption></figure>
<!-- /wp:audio -->

<!-- wp:video {"id":104,"tracks":[{"src":"${at('paseo.vtt')}","label":"Español","srcLang":"es","kind":"subtitles"}]} -->
<figure class="wp-block-video"><video controls poster="${at('foto.jpg')}" src="${at('paseo.mp4')}"><track src="${at('paseo.vtt')}" label="Español" srclang="es" kind="subtitles"/></video></figure>
<!-- /wp:video -->

<!-- wp:file {"id":106,"href":"${at('plano.pdf')}","displayPreview":true} -->
<div class="wp-block-file"><object class="wp-block-file__embed" data="${at('plano.pdf')}" type="application/pdf" style="width:100%;height:600px" aria-label="Plano"></object><a id="wp-block-file--media-1" href="${at('plano.pdf')}">El plano</a><a href="${at('plano.pdf')}" class="wp-block-file__button wp-element-button" download aria-describedby="wp-block-file--media-1">Descarga</a></div>
<!-- /wp:file -->

<!-- wp:cover {"url":"${at('foto.jpg')}","id":101,"align":"wide"} -->
<div class="wp-block-cover alignwide has-background-dim" style="background-image:url(${at('foto.jpg')})"><p class="wp-block-cover-text">Al amanecer</p></div>
<!-- /wp:cover -->

<!-- wp:html -->
<dl><dt>Torca</dt><dd>Hundimiento redondo</dd></dl>
<!-- /wp:html -->

<!-- wp:embed {"url":"https://www.youtube.com/watch?v=dQw4w9WgXcQ","type":"video","providerNameSlug":"youtube"} -->
<figure class="wp-block-embed is-type-video is-provider-youtube"><div class="wp-block-embed__wrapper">
https://www.youtube.com/watch?v=dQw4w9WgXcQ
</div></figure>
<!-- /wp:embed -->

<!-- wp:footnotes /-->`,
    clasico: `Un texto de antes, con <a href="${base}/la-casa/el-equipo/">el equipo</a>, <a href="${base}/category/rutas-del-blog/">las rutas</a> y <a href="${base}/tag/la-sierra/">la sierra</a>.

<img class="alignright size-medium wp-image-101" src="${at('foto-300x200.jpg')}" alt="" width="300" height="200" />A su lado, unas palabras.

[caption id="attachment_102" align="alignleft" width="300"]<a href="${at('otra-foto.jpg')}"><img class="size-medium wp-image-102" src="${at('otra-foto-300x200.jpg')}" alt="" width="300" height="200" /></a> Con su pie[/caption]

[gallery columns="4" ids="101,102"]

[audio mp3="${at('campanas.mp3')}"][/audio]

[video width="640" height="360" mp4="${at('paseo.mp4')}"][/video]

[playlist ids="103"]

<a href="${at('plano.pdf')}">Descargar el plano</a>

<a href="${at('antigua.doc')}">La ficha antigua</a>

<dl>
<dt>Hoz</dt>

<dd>Garganta que abre un río</dd>
</dl>

https://vimeo.com/76979871

[contact-form-7 id="5" title="Escríbenos"]

<iframe src="https://maps.example/x" width="600"></iframe>`,
  };
};

const items = (base: string): Item[] => [
  {
    ...{ id: 1, type: 'post', title: 'Todos los bloques', slug: 'todos-los-bloques', isSticky: true },
    content: texts(base).bloques,
    terms: [
      leyendas,
      aPie,
      sierra,
      rio,
      ['post_format', 'post-format-gallery', 'Gallery'],
      ['comarca', 'alta', 'Alta'],
    ],
    meta: {
      _edit_last: 1,
      _thumbnail_id: 101,
      // A plugin keeps here which of the categories is the first.
      _yoast_wpseo_primary_category: 11,
      footnotes: '[{"content":"Afluente del <em>Júcar</em>","id":"3f2a-1"},{"content":"Sin sitio","id":"3f2a-2"}]',
      precio: '12',
    },
    comments: ['Qué bonito', 'Volveré'],
  },
  {
    id: 2,
    type: 'post',
    title: 'Los clásicos',
    slug: 'los-clasicos',
    content: texts(base).clasico,
    terms: [rutas, sierra],
  },
  { id: 3, type: 'post', title: 'Un borrador', status: 'draft', content: '<p>Sin acabar</p>', terms: [aPie] },
  {
    id: 4,
    type: 'post',
    title: 'Uno privado',
    status: 'private',
    slug: 'uno-privado',
    content: '<p>Solo mío</p>',
    terms: [rutas],
  },
  {
    id: 5,
    type: 'post',
    title: 'Uno programado',
    status: 'future',
    slug: 'uno-programado',
    date: '2099-01-01 08:00:00',
    content: '<p>Llegará</p>',
    terms: [rutas],
  },
  {
    id: 6,
    type: 'post',
    title: 'Uno con clave',
    slug: 'uno-con-clave',
    password: 'abracadabra',
    content: '<p>Secreto</p>',
    terms: [rutas],
  },
  {
    id: 7,
    type: 'post',
    title: 'Uno pendiente',
    status: 'pending',
    slug: 'uno-pendiente',
    content: '<p>A revisar</p>',
    terms: [rutas],
  },
  {
    id: 8,
    type: 'post',
    title: 'Uno tirado',
    status: 'trash',
    slug: 'uno-tirado__trashed',
    content: '<p>Fuera</p>',
    terms: [rutas],
  },
  { id: 9, type: 'post', title: 'Borrador automático', status: 'auto-draft', content: '' },
  { id: 10, type: 'post', title: 'Uno vacío', slug: 'uno-vacio', content: '' },
  {
    id: 11,
    type: 'post',
    title: 'Uno suelto',
    slug: 'uno-suelto',
    content: `<p>Suelto</p><img src="${base}${uploads}/perdida.jpg">`,
    terms: [['category', 'sin-categoria', 'Sin categoría']],
  },
  {
    id: 20,
    type: 'page',
    title: 'La casa',
    slug: 'la-casa',
    path: '/la-casa/',
    content: '<!-- wp:paragraph -->\n<p>Nuestra casa</p>\n<!-- /wp:paragraph -->',
    meta: { _thumbnail_id: 102, _wp_page_template: 'default' },
  },
  {
    id: 21,
    type: 'page',
    title: 'El equipo',
    slug: 'el-equipo',
    path: '/la-casa/el-equipo/',
    parent: 20,
    content: '<p>Quienes somos</p>',
    comments: ['Hola'],
  },
  { id: 22, type: 'page', title: 'Contacto', slug: 'contacto', path: '/contacto/', content: '<p>Escríbenos</p>' },
  { id: 23, type: 'page', title: 'Página en borrador', status: 'draft', content: '<p>Sin acabar</p>' },
  { id: 24, type: 'page', title: 'Blog', slug: 'blog', path: '/blog/', content: '' },
  {
    id: 25,
    type: 'page',
    title: 'Página futura',
    status: 'future',
    slug: 'pagina-futura',
    date: '2099-01-01 08:00:00',
    content: '<p>Llegará</p>',
  },
  ...(
    [
      [101, 'foto.jpg', 'La hoz al alba'],
      [102, 'otra-foto.jpg', 'Casas'],
      [103, 'campanas.mp3', 'Campanas de la torre'],
      [104, 'paseo.mp4', 'Paseo'],
      [105, 'paseo.vtt', 'Subtítulos'],
      [106, 'plano.pdf', 'Plano'],
      [107, 'antigua.doc', 'Ficha antigua'],
      [108, 'perdida.jpg', 'Perdida'],
      [109, 'nadie-la-usa-foto.jpg', 'Nadie la usa'],
    ] as const
  ).map(([id, file, title]) => ({
    ...{
      id,
      type: 'attachment',
      status: 'inherit',
      title,
      file,
      slug: file.replace(/\W/g, '-'),
      parent: id === 103 ? 2 : 0,
    },
    ...(id === 101 && {
      excerpt: 'El río al fondo',
      meta: {
        _wp_attached_file: '2019/05/foto.jpg',
        _wp_attachment_image_alt: 'Las casas colgadas',
        _wp_attachment_metadata:
          'a:2:{s:5:"width";i:60;s:10:"image_meta";a:3:{s:8:"aperture";s:3:"2.8";s:6:"credit";s:8:"Ana Ruiz";s:9:"copyright";s:4:"2019";}}',
      },
    }),
  })),
  ...menuItems(base),
  { id: 301, type: 'custom_css', title: 'tema', content: 'body { color: red }' },
  { id: 302, type: 'wp_global_styles', title: 'Custom Styles', content: '{"version": 3}' },
  ...navigations(base),
  { id: 303, type: 'product', title: 'Una jarra', slug: 'una-jarra', content: '<p>De barro</p>' },
];

function menuItems(base: string): Item[] {
  const entry = (id: number, order: number, menu: string, title: string, said: Record<string, string | number>) => ({
    ...{ id, type: 'nav_menu_item', title, order, terms: [['nav_menu', menu, menu] as [string, string, string]] },
    meta: Object.fromEntries(Object.entries({ menu_item_parent: 0, ...said }).map(([k, v]) => [`_menu_item_${k}`, v])),
  });
  const ofPage = (object_id: number) => ({ type: 'post_type', object: 'page', object_id, url: '' });
  const custom = (id: number, url: string) => ({ type: 'custom', object: 'custom', object_id: id, url });
  return [
    entry(201, 1, 'principal', 'Inicio', custom(201, `${base}/`)),
    entry(202, 2, 'principal', '', ofPage(20)),
    entry(203, 3, 'principal', 'Quiénes', { ...ofPage(21), menu_item_parent: 202 }),
    entry(204, 4, 'principal', '', { type: 'taxonomy', object: 'category', object_id: 10, url: '' }),
    entry(205, 5, 'principal', 'Sierra', { type: 'taxonomy', object: 'post_tag', object_id: 20, url: '' }),
    entry(206, 6, 'principal', 'Amigos', custom(206, 'https://amigos.example/')),
    entry(207, 7, 'principal', 'Tienda vieja', custom(207, `${base}/tienda-vieja/`)),
    entry(208, 8, 'principal', '', { type: 'post_type', object: 'post', object_id: 8, url: '' }),
    entry(209, 1, 'abajo', '', ofPage(22)),
  ];
}

/** Menus as block themes have them. */
function navigations(base: string): Item[] {
  return [
    {
      ...{ id: 310, type: 'wp_navigation', title: 'Cabecera', slug: 'cabecera' },
      content: `<!-- wp:home-link {"label":"Portada"} /-->

<!-- wp:navigation-submenu {"label":"Nosotros","type":"page","id":20,"url":"${base}/la-casa/","kind":"post-type"} -->
<!-- wp:navigation-link {"label":"El \\u003cem\\u003eequipo\\u003c/em\\u003e","type":"page","id":21,"url":"${base}/la-casa/el-equipo/","kind":"post-type"} /-->
<!-- /wp:navigation-submenu -->

<!-- wp:navigation-link {"label":"Cuentos","type":"category","id":12,"url":"${base}/category/cuentos/","kind":"taxonomy"} /-->

<!-- wp:navigation-link {"label":"Sierra","type":"tag","id":20,"url":"${base}/tag/la-sierra/","kind":"taxonomy"} /-->

<!-- wp:navigation-link {"label":"Clásicos","url":"${base}/2019/05/01/los-clasicos/","kind":"custom","isTopLevelLink":true} /-->

<!-- wp:navigation-link {"label":"Lo de antes","url":"${base}/tienda-vieja/","kind":"custom"} /-->

<!-- wp:search {"label":"Buscar"} /-->`,
    },
    { ...{ id: 311, type: 'wp_navigation', title: 'Pie' }, content: '<!-- wp:page-list /-->' },
    { ...{ id: 312, type: 'wp_navigation', title: 'Sin usar', status: 'draft' }, content: '<!-- wp:page-list /-->' },
  ];
}

export function wholeSite(base: string): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<!-- This is a WordPress eXtended RSS file generated by WordPress as an export of your site. -->
<!-- generator="WordPress/6.8.3" created="2026-10-01 10:00" -->
<rss version="2.0"
	xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
	xmlns:content="http://purl.org/rss/1.0/modules/content/"
	xmlns:wfw="http://wellformedweb.org/CommentAPI/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:wp="http://wordpress.org/export/1.2/"
>

<channel>
	<title>El blog de la sierra</title>
	<link>${base}</link>
	<description></description>
	<pubDate>Thu, 01 Oct 2026 10:00:00 +0000</pubDate>
	<language>es</language>
	<wp:wxr_version>1.2</wp:wxr_version>
	<wp:base_site_url>${base}</wp:base_site_url>
	<wp:base_blog_url>${base}</wp:base_blog_url>

	<wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata('Ana.Ruiz')}</wp:author_login><wp:author_email>${cdata('ana@example.com')}</wp:author_email><wp:author_display_name>${cdata('Ana Ruiz')}</wp:author_display_name><wp:author_first_name>${cdata('')}</wp:author_first_name><wp:author_last_name>${cdata('')}</wp:author_last_name></wp:author>

${[
  [1, 'sin-categoria', '', 'Sin categoría', ''],
  [10, 'rutas-del-blog', '', 'Rutas del blog', ''],
  [11, 'a-pie', 'rutas-del-blog', 'A pie', 'Para ir andando'],
  [12, 'cuentos', '', 'Cuentos', ''],
  [13, 'sin-uso', '', 'Sin uso', ''],
]
  .map(
    ([id, slug, parent, name, text]) =>
      `	<wp:category>\n		<wp:term_id>${id}</wp:term_id>\n		<wp:category_nicename>${cdata(slug!)}</wp:category_nicename>\n		<wp:category_parent>${cdata(parent!)}</wp:category_parent>\n		<wp:cat_name>${cdata(name!)}</wp:cat_name>\n${text && `		<wp:category_description>${cdata(text)}</wp:category_description>\n`}	</wp:category>`,
  )
  .join('\n')}
${[
  [20, 'la-sierra', 'La sierra', 'Al norte'],
  [21, 'r%c3%ados', 'Ríos', ''],
  [22, 'olvidado', 'Olvidado', ''],
]
  .map(
    ([id, slug, name, text]) =>
      `	<wp:tag>\n		<wp:term_id>${id}</wp:term_id>\n		<wp:tag_slug>${cdata(slug!)}</wp:tag_slug>\n		<wp:tag_name>${cdata(name!)}</wp:tag_name>\n${text && `		<wp:tag_description>${cdata(text)}</wp:tag_description>\n`}	</wp:tag>`,
  )
  .join('\n')}
	<wp:term><wp:term_id>30</wp:term_id><wp:term_taxonomy>${cdata('nav_menu')}</wp:term_taxonomy><wp:term_slug>${cdata('principal')}</wp:term_slug><wp:term_parent>${cdata('')}</wp:term_parent><wp:term_name>${cdata('Principal')}</wp:term_name></wp:term>
	<wp:term><wp:term_id>31</wp:term_id><wp:term_taxonomy>${cdata('nav_menu')}</wp:term_taxonomy><wp:term_slug>${cdata('abajo')}</wp:term_slug><wp:term_parent>${cdata('')}</wp:term_parent><wp:term_name>${cdata('Abajo')}</wp:term_name></wp:term>

	<generator>https://wordpress.org/?v=6.8.3</generator>

${items(base)
  .map((item) => itemText(item, base))
  .join('\n')}
</channel>
</rss>
`;
}

function itemText({ id, type, title, ...item }: Item, base: string): string {
  const { status = 'publish', slug = '', date = '2019-05-01 10:00:00' } = item;
  const isDraft = /draft/.test(status);
  const path =
    item.path ?? (isDraft ? `/?p=${id}` : type === 'post' ? `/2019/05/01/${slug}/` : `/${slug || `?p=${id}`}/`);
  const gmt = isDraft ? '0000-00-00 00:00:00' : date;
  return `		<item>
		<title>${cdata(title)}</title>
		<link>${base}${path}</link>
		<pubDate>Wed, 01 May 2019 10:00:00 +0000</pubDate>
		<dc:creator>${cdata('Ana.Ruiz')}</dc:creator>
		<guid isPermaLink="false">${base}/?p=${id}</guid>
		<description></description>
		<content:encoded>${cdata(item.content ?? '')}</content:encoded>
		<excerpt:encoded>${cdata(item.excerpt ?? '')}</excerpt:encoded>
		<wp:post_id>${id}</wp:post_id>
		<wp:post_date>${cdata(date)}</wp:post_date>
		<wp:post_date_gmt>${cdata(gmt)}</wp:post_date_gmt>
		<wp:post_modified>${cdata(date)}</wp:post_modified>
		<wp:post_modified_gmt>${cdata(gmt)}</wp:post_modified_gmt>
		<wp:comment_status>${cdata('open')}</wp:comment_status>
		<wp:ping_status>${cdata('open')}</wp:ping_status>
		<wp:post_name>${cdata(slug)}</wp:post_name>
		<wp:status>${cdata(status)}</wp:status>
		<wp:post_parent>${item.parent ?? 0}</wp:post_parent>
		<wp:menu_order>${item.order ?? 0}</wp:menu_order>
		<wp:post_type>${cdata(type)}</wp:post_type>
		<wp:post_password>${cdata(item.password ?? '')}</wp:post_password>
		<wp:is_sticky>${item.isSticky ? 1 : 0}</wp:is_sticky>
${item.file ? `										<wp:attachment_url>${cdata(`${base}${uploads}/${item.file}`)}</wp:attachment_url>\n` : ''}${(item.terms ?? []).map(([domain, nicename, name]) => `		<category domain="${domain}" nicename="${nicename}">${cdata(name)}</category>\n`).join('')}${Object.entries(
  item.meta ?? {},
)
  .map(
    ([key, value]) =>
      `		<wp:postmeta>\n		<wp:meta_key>${cdata(key)}</wp:meta_key>\n		<wp:meta_value>${cdata(value)}</wp:meta_value>\n		</wp:postmeta>\n`,
  )
  .join(
    '',
  )}${(item.comments ?? []).map((text, index) => `		<wp:comment>\n			<wp:comment_id>${id * 10 + index}</wp:comment_id>\n			<wp:comment_author>${cdata('Vecina')}</wp:comment_author>\n			<wp:comment_content>${cdata(text)}</wp:comment_content>\n			<wp:comment_approved>${cdata('1')}</wp:comment_approved>\n		</wp:comment>\n`).join('')}				</item>`;
}
