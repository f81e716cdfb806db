/** Pages that belong to one visitor or carry a secret in their address are rendered every time. */
export const notKept =
  /^\/(?:pago-exitoso|informe|factura|borrador|pedido|restablecer-contrasena|boletin\/(?:confirmar|baja)|proponer|admin(?:\/|$)|desistimiento|pasarela-de-prueba)/i;
