import { createIntentos } from '#ui/intento.ts';

export const intentos = createIntentos('pedido');
