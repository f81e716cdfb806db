/** WordPress's export file, written for tests. */

export interface APost {
  id: number;
  title?: string;
  type?: string;
  status?: string;
  slug?: string;
  link?: string;
  content?: string;
  excerpt?: string;
  date?: string;
  password?: string;
  author?: string;
  categories?: [slug: string, name: string][];
  thumbnail?: number;
  attachmentUrl?: string;
  alt?: string;
  more?: string;
}

export function aWxr(posts: APost[], { base = 'https://viejo.example', before = '', head = '' } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
${before}<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wfw="http://wellformedweb.org/CommentAPI/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>El blog viejo</title><link>${base}</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${base}</wp:base_site_url><wp:base_blog_url>${base}</wp:base_blog_url>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login><![CDATA[ana]]></wp:author_login><wp:author_display_name><![CDATA[Ana Ruiz]]></wp:author_display_name></wp:author>
<wp:category><wp:term_id>2</wp:term_id><wp:category_nicename><![CDATA[rutas]]></wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name><![CDATA[Rutas de antes]]></wp:cat_name></wp:category>
${head}${posts.map((post) => anItem(post, base)).join('\n')}
</channel></rss>`;
}

function anItem(post: APost, base: string): string {
  const { id, type = 'post', status = 'publish', title = `Entrada ${id}`, slug = `entrada-${id}` } = post;
  const { content = '<p>Texto</p>', date = '2019-05-01 10:00:00', author = 'ana' } = post;
  const isDraft = status === 'draft';
  return `<item><title><![CDATA[${title}]]></title>
<link>${post.link ?? (isDraft ? `${base}/?p=${id}` : `${base}/2019/05/01/${slug}/`)}</link>
<pubDate>Wed, 01 May 2019 10:00:00 +0000</pubDate><dc:creator><![CDATA[${author}]]></dc:creator>
<content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[${post.excerpt ?? ''}]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date><![CDATA[${date}]]></wp:post_date>
<wp:post_date_gmt><![CDATA[${isDraft ? '0000-00-00 00:00:00' : date}]]></wp:post_date_gmt>
<wp:post_name><![CDATA[${isDraft ? '' : slug}]]></wp:post_name><wp:status><![CDATA[${status}]]></wp:status>
<wp:post_type><![CDATA[${type}]]></wp:post_type><wp:post_password><![CDATA[${post.password ?? ''}]]></wp:post_password>
${post.attachmentUrl ? `<wp:attachment_url><![CDATA[${post.attachmentUrl}]]></wp:attachment_url>` : ''}
${(post.categories ?? []).map(([nicename, name]) => `<category domain="category" nicename="${nicename}"><![CDATA[${name}]]></category>`).join('')}
${post.thumbnail ? meta('_thumbnail_id', String(post.thumbnail)) : ''}${post.alt ? meta('_wp_attachment_image_alt', post.alt) : ''}
${post.more ?? ''}</item>`;
}

function meta(key: string, value: string): string {
  return `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
}

export function anUpload(text: string | Buffer, name = 'exportacion.xml'): File {
  return new File([typeof text === 'string' ? text : new Uint8Array(text)], name, { type: 'application/octet-stream' });
}
