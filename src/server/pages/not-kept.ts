/** Pages that belong to one visitor or carry a secret in their address are rendered every time. */
export const notKept =
  /^\/(?:pago-exitoso|pedido|restablecer-contrasena|boletin|admin\/|buscar|desistimiento|pasarela-de-prueba)/i;
