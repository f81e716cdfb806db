import { expect, test } from 'vitest';
import { inReadingOrder } from './reading-order.ts';

test('a question stands beside its answer, and what search engines read comes last', () => {
  const campos = [
    ...['nombre', 'faqs.1.pregunta', 'faqs.2.pregunta', 'faqs.1.respuesta', 'faqs.2.respuesta'],
    ...['imagenes.7.alt_text', 'meta_title', 'descripcion'],
  ];
  const original = campos.map((campo) => ({
    campo,
    esHtml: campo === 'descripcion',
    label: '',
    texto: '',
    cambiado: false,
  }));
  expect(inReadingOrder(original).map(({ campo }) => campo)).toEqual([
    ...['nombre', 'descripcion', 'faqs.1.pregunta', 'faqs.1.respuesta', 'faqs.2.pregunta', 'faqs.2.respuesta'],
    ...['imagenes.7.alt_text', 'meta_title'],
  ]);
});
