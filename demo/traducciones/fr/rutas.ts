import type { Traducidas } from '../types.ts';

export const rutas: Traducidas = {
  'Por la hoz del Huécar, bajo las Casas Colgadas': {
    nombre: 'Les gorges du Huécar, sous les Maisons suspendues',
    descripcion: `<p>Une courte promenade qui explique la ville mieux que n’importe quel plan. On quitte le pont de San Pablo, on descend aux potagers du Huécar et, avant de s’en rendre compte, on a les Maisons suspendues au-dessus de la tête.</p>
<h2>Le chemin</h2>
<p>Le sentier remonte la rivière entre les noyers et les murets des jardins, la franchit sur une passerelle et revient par le versant d’en face, avec la ville de profil. La dernière montée vers le quartier du Castillo est brève, et elle se sent ; en haut vous attendent un belvédère et une fontaine.</p>
<h2>Quand y aller</h2>
<p>En automne, en milieu de matinée. En été, en fin de journée : les gorges sont à l’ombre avant l’heure.</p>`,
  },
  'Paseo hasta el nacimiento del río Cuervo': {
    nombre: 'Promenade à la source du Cuervo',
    descripcion: `<p>Certaines rivières naissent discrètement. Pas le Cuervo : il sort de la roche, se laisse glisser sur un front de mousse et fait une cascade avant d’avoir parcouru cent mètres.</p>
<h2>Le chemin</h2>
<p>Depuis le parking, une passerelle en bois mène aux cascades en dix minutes. La plupart des gens font demi-tour là ; continuez. Le sentier monte jusqu’à la grotte d’où jaillit l’eau et revient par la pinède, en silence, entre les houx et les pins à l’écorce orangée.</p>
<h2>À savoir</h2>
<p>À la fin de l’été il reste peu d’eau ; en janvier, parfois, elle s’immobilise, et c’est encore mieux.</p>`,
  },
  'De Uña al escalerón y la laguna': {
    nombre: 'D’Uña à l’Escalerón et au lac',
    avisos:
      'L’Escalerón glisse par temps de pluie ou de gel : mieux vaut alors renoncer. Il n’y a pas d’eau en chemin.',
    descripcion: `<p>Uña tient dans un regard : un lac, un village et une muraille de roche derrière. Cet itinéraire grimpe la muraille par l’Escalerón, en suit le bord et redescend par la Raya, avec les vautours à hauteur des yeux.</p>
<h2>Le chemin</h2>
<p>Le plus dur est au début : l’Escalerón prend deux cents mètres sans demander la permission, par un passage taillé dans la paroi. En haut, le sentier devient balcon et il n’y a plus qu’à marcher en regardant vers le bas. La descente, à l’autre bout, est caillouteuse ; doucement.</p>
<h2>À savoir</h2>
<p>Par temps de brouillard ou de gel, préférez le tour du lac : une heure de plat, avec des canards.</p>`,
  },
  'Hoz de Beteta y sumidero de Mata Asnos': {
    nombre: 'Les gorges de Beteta et le gouffre de Mata Asnos',
    avisos: 'Le gouffre n’a pas de garde-corps : tenez les enfants par la main. Presque pas de réseau dans les gorges.',
    descripcion: `<p>Le Guadiela s’est obstiné à passer là où il ne tenait pas, et voilà le résultat : des parois verticales, des ifs qui n’ont rien à faire ici et une rivière qui change sans cesse de vert.</p>
<h2>Le chemin</h2>
<p>L’itinéraire entre dans les gorges à la Fuente de los Tilos, les suit par la rive, puis monte un ravin jusqu’au gouffre, où l’eau disparaît sans explication. Au retour, le village et son château apparaissent au loin. La marche est longue et en ligne : laissez une voiture à chaque bout, ou comptez sur l’aller-retour.</p>
<h2>Quand y aller</h2>
<p>En mai, pour les orchidées. En novembre, pour les couleurs.</p>`,
  },
};
