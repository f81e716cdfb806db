import { later } from '#values/idioma/say.ts';
import { Refusal } from './refusal.ts';

/** Names that every object answers to (constructor, __proto__, toString…) are no fields, but somebody's attempt. */
export function wrongFieldName(name: string): Refusal | undefined {
  return name in Object.prototype ? new Refusal(400, later('El formulario lleva un campo que no existe.')) : undefined;
}

export function checkFieldName(name: string): void {
  const wrong = wrongFieldName(name);
  if (wrong) throw wrong;
}
