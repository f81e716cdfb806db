/** The editor's buttons, in Spanish. */
export const spanishLabels = {
  boldControlLabel: 'Negrita',
  italicControlLabel: 'Cursiva',
  underlineControlLabel: 'Subrayado',
  clearFormattingControlLabel: 'Quitar formato',
  unlinkControlLabel: 'Quitar enlace',
  bulletListControlLabel: 'Lista con viñetas',
  orderedListControlLabel: 'Lista numerada',
  h2ControlLabel: 'Título 2',
  h3ControlLabel: 'Título 3',
  blockquoteControlLabel: 'Cita',
  alignLeftControlLabel: 'Alinear a la izquierda',
  alignCenterControlLabel: 'Centrar',
  alignRightControlLabel: 'Alinear a la derecha',
  hrControlLabel: 'Línea horizontal',
  undoControlLabel: 'Deshacer',
  redoControlLabel: 'Rehacer',
};
