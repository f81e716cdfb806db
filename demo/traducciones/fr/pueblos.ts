import type { Traducidas } from '../types.ts';

export const pueblos: Traducidas = {
  Cuenca: {
    descripcion: `<p>Une ville entière juchée sur un rocher, entre deux rivières qui scient la pierre depuis des millions d’années. D’un côté le Júcar, vert et lent ; de l’autre le Huécar, qui arrose les potagers du fond des gorges. En haut, des rues nullement pressées d’être droites.</p>
<p>Commencez par la Plaza Mayor, traversez le pont de San Pablo quand le soleil descend et gardez pour la fin le quartier du Castillo : de là, on comprend pourquoi personne n’a voulu bâtir ailleurs.</p>`,
  },
  Belmonte: {
    autobus: 'Vers Cuenca, du lundi au vendredi le matin ; retour l’après-midi',
    descripcion: `<p>On voit le château une demi-heure avant d’arriver, planté sur sa colline comme une étoile à six branches. En bas, la ville de Fray Luis de León garde les portes de son enceinte, une collégiale qui mérite le silence et l’une des meilleures torrijas de la Mancha, même si aucun guide ne le dit.</p>`,
  },
  Alarcón: {
    descripcion: `<p>Le Júcar fait ici un tour presque complet et enferme un village, cinq tours et un château. On entre par un isthme étroit, porte après porte, comme on tourne des pages. Dans une église désaffectée, une immense peinture murale que personne ne s’attend à trouver.</p>`,
  },
  Uclés: {
    descripcion: `<p>On appelle son monastère l’Escurial de la Mancha et, depuis la plaine, on comprend : une toile de pierre qui change de couleur avec les heures. En bas, un village tranquille de caves et de rues courtes où il convient de manger lentement.</p>`,
  },
  'Mota del Cuervo': {
    descripcion: `<p>Sept moulins en file sur la crête et, à côté, un qui tourne à l’envers : El Zurdo. Quand souffle le solano, on moud pour de bon. Descendez ensuite au quartier des Cantarerías, où l’argile se travaillait en famille et à la main.</p>`,
  },
  Beteta: {
    descripcion: `<p>Pour y arriver il faut traverser ses gorges : sept kilomètres de parois rouges et de vautours, avec des tilleuls sur la rive. En haut attendent une place à arcades, un château qui fut frontière et l’eau de Solán de Cabras à deux pas.</p>`,
  },
  Uña: {
    descripcion: `<p>Un petit village, un grand lac et un plateau de pierre qui lui fait de l’ombre l’après-midi. Le sentier de l’Escalerón monte par une faille jusqu’au bord de la falaise : de là-haut, les toits tiennent dans le creux de la main.</p>`,
  },
  'Vega del Codorno': {
    descripcion: `<p>Des hameaux épars entre prés et pins, et une rivière qui naît en grand : le Cuervo sort de la roche et retombe en rideaux de mousse. En janvier, s’il gèle sérieusement, les cascades s’immobilisent.</p>`,
  },
  Cañete: {
    descripcion: `<p>La muraille la plus complète de la montagne entoure un bourg de chaux et de bois. C’est ici qu’est né don Álvaro de Luna, et chaque année le village le lui rappelle par une foire où même le chien se déguise. Montez au château au coucher du soleil et comptez les tours.</p>`,
  },
  Priego: {
    descripcion: `<p>Là où l’Alcarria bute sur la Serranía, l’Escabas a ouvert une porte de pierre. Au village restent des potiers, des tourneurs d’osier et une tour qu’on appelle Despeñaperros sans la moindre exagération.</p>`,
  },
  Huete: {
    descripcion: `<p>Elle fut ville avant presque toutes les autres et en garde l’allure. Le monastère de la Merced, l’abside rouge d’Atienza et les chants de mai de la nuit du 30 avril suffisent à faire manquer un train.</p>`,
  },
  'San Clemente': {
    descripcion: `<p>Au XVIe siècle elle eut tant de notaires que la moitié de la Mancha signait ici. Il en reste une place aux proportions italiennes, des palais blasonnés à chaque coin de rue et un vin qu’il n’est plus besoin de présenter.</p>`,
  },
  Moya: {
    descripcion: `<p>Sept églises, quatre enceintes et plus un habitant là-haut depuis des décennies. La vieille ville tient de mémoire sur sa colline et, tous les sept ans, une Vierge la parcourt en fête. Venez avec de bonnes chaussures et sans faire de bruit.</p>`,
  },
  'Cañada del Hoyo': {
    descripcion: `<p>Sept lacs ronds, chacun d’une couleur. Certains changent en été : l’un se réveille blanc comme le lait et personne ne s’y habitue. Le village, avec son château reconstruit, est tout près et sent le pain.</p>`,
  },
};
