import { createIntentos } from '#ui/intento/intento.ts';

export const intentos = createIntentos('pedido');
