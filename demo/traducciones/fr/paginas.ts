import type { Traducidas } from '../types.ts';

export const paginas: Traducidas = {
  'Cómo llegar': {
    titulo: 'Comment venir',
    contenido: `<p>Cuenca est à une heure de Madrid et de Valence en train à grande vitesse, et à moins de deux heures en voiture.</p>
<h2>En train</h2>
<p>La gare à grande vitesse est à cinq kilomètres environ du centre ; un autobus la relie à la ville.</p>
<h2>En voiture</h2>
<p>De Madrid, par l’A-3 et l’A-40. De Valence, par l’A-3 jusqu’à Motilla del Palancar. Mieux vaut monter à pied dans la vieille ville : il y a des parkings en bas et en haut, et des rues qui ne pardonnent pas à un rétroviseur.</p>
<h2>En montagne</h2>
<p>En hiver, avant de partir, consultez l’état des routes : au-dessus de quatorze cents mètres, la neige ne prévient pas.</p>`,
  },
  'Colabora con nosotros': {
    titulo: 'Participez',
    contenido: `<p>Ce carnet s’écrit à plusieurs. Si vous connaissez une histoire, gardez une photographie ancienne ou avez quelque chose à corriger, nous aurons plaisir à vous lire.</p>
<ul><li><strong>Racontez-nous</strong> ce que vous savez depuis la page de <a href="/contacto">contact</a>.</li>
<li><strong>Prêtez-nous</strong> une image : elle porte votre nom.</li>
<li><strong>Accompagnez-nous</strong> comme parrain et vous figurerez au pied de chaque page.</li></ul>`,
  },
};

export const itinerarios: Traducidas = {
  'Dos días con niños': {
    titulo: 'Deux jours avec des enfants',
    resumen:
      'Des pierres en forme d’animaux, un lac de conte et une nuit dans un moulin : deux jours sans hâte et sans longs musées.',
    contenido: `<p>Nous avons fait ce circuit avec deux enfants de six ans et une de neuf, et personne n’a demandé à rentrer plus tôt. La règle est simple : une grande chose le matin, une petite l’après-midi et un goûter au milieu.</p>
<h2>Avant de partir</h2>
<p>Prenez de l’eau et un pull, même en juillet : en montagne il fait frais dès que le soleil s’en va. À la Ciudad Encantada l’ombre est rare à midi, mieux vaut donc arriver à l’ouverture.</p>
<h2>S’il pleut</h2>
<p>Remplacez l’après-midi du deuxième jour par le Musée de Cuenca, qui est à l’abri, se visite en une heure et possède des mosaïques qui ressemblent à un puzzle.</p>`,
  },
  'Cuenca a pie en un día': {
    titulo: 'Cuenca à pied en une journée',
    resumen: 'De la Plaza Mayor aux gorges et retour, avec une halte pour déjeuner : la ville haute sans la voiture.',
    contenido: `<p>La ville haute se parcourt à pied, et presque toujours en montant. Cet ordre laisse la pente pour le matin et la plus belle lumière des gorges pour la fin.</p>
<h2>Où laisser la voiture</h2>
<p>En bas, et monter en autobus. Là-haut il y a plus de bancs que de places de stationnement, et c’est mieux ainsi.</p>`,
  },
  'Tres días de castillos y molinos': {
    titulo: 'Trois jours de châteaux et de moulins',
    resumen:
      'Belmonte, Alarcón, Uclés et les géants de Mota del Cuervo : la haute Manche, lentement et avec du bon vin.',
    contenido: `<p>Trois jours dans la moitié plate de la province, qui n’est plate que juste ce qu’il faut. D’un château à l’autre, des routes droites, des troupeaux et beaucoup de ciel.</p>
<h2>Que garder</h2>
<p>Si vous n’en avez que deux, retirez le troisième et revenez une autre année : Segóbriga mérite une matinée entière.</p>`,
  },
};
