/** What each role may do. A closed table: the calls name a capability, the screens follow the same table. */
export const roles = ['administrador', 'editor', 'redactor', 'tienda', 'colaborador', 'traductor'] as const;
export type Rol = (typeof roles)[number];

export const rolLabel = {
  administrador: 'Administrador',
  editor: 'Editor',
  redactor: 'Redactor',
  tienda: 'Tienda',
  colaborador: 'Colaborador',
  traductor: 'Traductor',
} satisfies Record<Rol, string>;

export const rolHint = {
  administrador: 'Puede hacerlo todo, también invitar a otras personas.',
  editor: 'Lleva todo el contenido, las imágenes, el boletín y los mensajes.',
  redactor: 'Escribe sus artículos y los envía a revisión; no publica nada.',
  tienda: 'Lleva los productos, los pedidos, los desistimientos y las existencias.',
  colaborador: 'Un ayuntamiento o un negocio: lleva sus horarios y sus eventos, y no ve nada más.',
  traductor: 'Escribe el sitio en otros idiomas; no cambia nada de lo que está en español.',
} satisfies Record<Rol, string>;

/** Those who work for the site itself. */
const staff = ['administrador', 'editor', 'redactor', 'tienda'] as const satisfies readonly Rol[];

const allowed = {
  /** What only an administrator does. */
  admin: ['administrador'],
  /** Writing articles: an editor all of them, a redactor their own. */
  articulos: ['administrador', 'editor', 'redactor'],
  boletin: ['administrador', 'editor'],
  /** All content and its catalogues; publishing it. */
  contenido: ['administrador', 'editor'],
  /** What everybody who signs in needs: the own account. */
  cuenta: roles,
  /** What is one's own: a town hall's, a shop's. */
  colaborar: ['administrador', 'colaborador'],
  mensajes: ['administrador', 'editor'],
  /** What the desk has for all who work at it: searching, saved lists, pictures, the own part of trash and log. */
  oficina: staff,
  /** What is known of one who writes, buys or reads: each role that has to do with them sees its own part. */
  personas: ['administrador', 'editor', 'tienda'],
  /** Setting up the second factor: allowed also to those who may do nothing else until they have it. */
  segundo_factor: roles,
  tienda: ['administrador', 'tienda'],
  /** What the site says in other languages. */
  traducir: ['administrador', 'editor', 'traductor'],
} as const satisfies Record<string, readonly Rol[]>;

export type Capability = keyof typeof allowed;

export function isRol(text: unknown): text is Rol {
  return roles.some((rol) => rol === text);
}

export function can(rol: Rol | undefined, capability: Capability): boolean {
  return rol !== undefined && (allowed[capability] as readonly Rol[]).includes(rol);
}
