/** Pages of the demo's own. */
export const paginas = [
  {
    titulo: 'Cómo llegar',
    slug: 'como-llegar',
    contenido: `<p>Cuenca está a una hora de Madrid y de Valencia en tren de alta velocidad, y a menos de dos en coche.</p>
<h2>En tren</h2>
<p>La estación de alta velocidad queda a unos cinco kilómetros del centro; un autobús urbano la une con la ciudad.</p>
<h2>En coche</h2>
<p>Desde Madrid, por la A-3 y la A-40. Desde Valencia, por la A-3 hasta Motilla del Palancar. Al casco antiguo se sube mejor a pie: hay aparcamientos abajo y arriba, y calles que no perdonan un retrovisor.</p>
<h2>Por la sierra</h2>
<p>En invierno, antes de salir, mira el estado de las carreteras: por encima de los mil cuatrocientos metros la nieve no avisa.</p>`,
  },
  {
    titulo: 'Colabora con nosotros',
    slug: 'colabora',
    contenido: `<p>Este cuaderno se escribe entre muchos. Si sabes una historia, guardas una fotografía antigua o tienes algo que corregirnos, nos gustará leerte.</p>
<ul><li><strong>Cuéntanos</strong> lo que sabes desde la página de <a href="/contacto">contacto</a>.</li>
<li><strong>Préstanos</strong> una imagen: la firmas tú.</li>
<li><strong>Acompáñanos</strong> como patrocinador y aparecerás al pie de cada página.</li></ul>`,
  },
];
