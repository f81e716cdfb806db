/** The end of what somebody reads who saved over another's change, where a screen offers no better way out. */
export const reloadAdvice = ' Copia tus cambios, recarga la página y vuelve a aplicarlos.';
