/** Articles to test with. */
import { expect } from 'vitest';
import type { Client, Reply } from '#test/harness/harness.ts';

export interface AnArticulo {
  Id_articulo: number;
  slug: string;
  categoria_slug: string;
}

export const historia = 1;
export const leyendas = 2;
export const noticias = 7;

let count = 0;

export function articuloBuilders(admin: Client) {
  return {
    /** A published article, as create_post.php answers it. */
    async anArticulo(values: Record<string, unknown> = {}): Promise<AnArticulo> {
      const titulo = `Artículo número ${++count}`;
      const reply = await admin.post('create_post.php', {
        titulo,
        contenido: '<p>Texto</p>',
        category_id: historia,
        ...values,
      });
      expect(reply.status).toBe(200);
      return reply.body.data;
    },
    /** update_article.php with what the form always sends. */
    async update(articulo: Pick<AnArticulo, 'Id_articulo' | 'slug'>, values: Record<string, unknown>): Promise<Reply> {
      const { Id_articulo, slug } = articulo;
      return admin.post('update_article.php', {
        Id_articulo,
        slug,
        titulo: 'Título',
        Id_categoria: historia,
        estado: 'publicado',
        ...values,
      });
    },
  };
}
