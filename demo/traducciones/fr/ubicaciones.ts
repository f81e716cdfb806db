import type { Traducidas } from '../types.ts';

export const ubicaciones: Traducidas = {
  'Casas Colgadas': {
    nombre: 'Casas Colgadas, les Maisons suspendues',
    descripcion: `<p>Il y a des villes qui se penchent sur une rivière. Cuenca se penche sur le vide. Les Maisons suspendues sont ce qui reste d’une rangée bien plus longue de logis qui, à partir du XVe siècle, poussèrent au-dessus de l’à-pic des gorges du Huécar parce qu’il n’y avait plus de place en haut. Leurs balcons de bois débordent de la roche et, vus d’en bas, semblent tenir par pure habitude.</p>
<h2>Ce qu’il faut regarder</h2>
<p>L’ensemble que l’on voit aujourd’hui réunit la <strong>Casa de la Sirena</strong> et les <strong>Casas del Rey</strong>, restaurées au XXe siècle, alors qu’elles menaçaient ruine. À l’intérieur se trouve le Musée d’art abstrait espagnol : on peut donc faire une chose rare, entrer dans la carte postale et regarder dehors.</p>
<p>La plus belle vue est celle du pont de San Pablo. Venez de bonne heure, quand le soleil entre dans les gorges et allume le bois, ou revenez la nuit, avec l’éclairage et moins de monde. Si vous avez un peu plus de temps, descendez à la promenade du Huécar et regardez-les du fond, entre les potagers : c’est là qu’on comprend vraiment la hauteur.</p>
<h2>Pour compléter la visite</h2>
<p>La cathédrale et la Plaza Mayor sont à deux minutes. Toute la vieille ville est inscrite au patrimoine mondial depuis 1996 et se parcourt à pied, en montant et avec plaisir.</p>`,
    meta_description:
      'Les Maisons suspendues de Cuenca : leur histoire, la plus belle vue, quand venir et que voir près des balcons les plus célèbres du Huécar.',
    imagenes: [
      'Les Maisons suspendues illuminées au-dessus des gorges du Huécar',
      'Les gorges du Huécar avec leurs arbres en automne',
      'Le pont de San Pablo, le meilleur point de vue sur les Maisons suspendues',
    ],
    faqs: [
      [
        'Dit-on Casas Colgadas ou Casas Colgantes ?',
        'Colgadas. À Cuenca on vous reprendra gentiment : ce sont les ponts qui sont « colgantes » ; les maisons, elles, sont « colgadas ».',
      ],
      [
        'Peut-on visiter l’intérieur ?',
        'Oui. Elles abritent le Musée d’art abstrait espagnol : en le visitant, vous parcourez leurs salles et vous vous penchez sur les gorges.',
      ],
      [
        'D’où les voit-on le mieux ?',
        'Du pont de San Pablo le matin et de la promenade du Huécar, en bas, à n’importe quelle heure.',
      ],
    ],
  },
  'Ciudad Encantada': {
    nombre: 'Ciudad Encantada, la Ville enchantée',
    descripcion: `<p>Il y a quelque quatre-vingt-dix millions d’années, c’était le fond d’une mer tranquille. L’eau se retira, la roche resta à nu, et la pluie, le gel et le vent se mirent à l’ouvrage sans se presser. Le résultat est une ville sans architecte, avec ses rues, ses places, ses arches et ses habitants de pierre.</p>
<h2>Comment elle s’est faite</h2>
<p>La couche du dessus, plus dure, résiste mieux que celle du dessous. Voilà pourquoi tant de rochers ont le pied étroit et la tête large, comme des champignons géants. Le plus célèbre est le <strong>Tormo Alto</strong>, la sentinelle qui vous accueille dès l’entrée.</p>
<h2>La promenade</h2>
<p>Une boucle balisée d’environ trois kilomètres, presque plate, vous mène entre les pins d’une figure à l’autre : les Bateaux, le Chien, le Phoque, la Mer de pierre, les Amants de Teruel, le combat de l’éléphant et du crocodile. Certaines se reconnaissent aussitôt ; d’autres demandent de pencher la tête et d’y croire un peu. Comptez une heure et demie, et le double avec des enfants, car ils ne voudront pas partir.</p>
<p>Le site se trouve à plus de 1 400 mètres d’altitude et fut déclaré site naturel d’intérêt national en 1929. En hiver, sous la neige, le silence est si grand qu’on ose à peine marcher.</p>`,
    meta_description:
      'La Ciudad Encantada de Cuenca : comment elle s’est formée, le parcours du Tormo Alto à la Mer de pierre et des conseils pour la visiter en famille.',
    horario: 'Tous les jours, de 10:00 à 18:00',
    precio: 'Adultes 7 €, enfants 4 €',
    imagenes: ['Les rochers de la Ciudad Encantada couverts de neige', 'Brume entre les pins de la Serranía de Cuenca'],
    faqs: [
      [
        'Combien de temps faut-il ?',
        'Environ une heure et demie à un pas tranquille. La boucle fait trois kilomètres, presque sans dénivelé.',
      ],
      [
        'L’entrée est-elle payante ?',
        'Oui, le site se trouve dans une propriété privée. Vérifiez horaires et tarifs avant de venir, ils changent selon la saison.',
      ],
      [
        'Puis-je venir avec une poussette ?',
        'Le sol est en terre et il y a quelques marches. Un porte-bébé sera bien plus confortable.',
      ],
    ],
  },
  'Catedral de Santa María y San Julián': {
    nombre: 'Cathédrale Santa María y San Julián',
    descripcion: `<p>Alphonse VIII entra dans Cuenca en septembre 1177 et, peu après, l’une des premières cathédrales gothiques de Castille commença à s’élever sur l’ancienne grande mosquée. Les maîtres venaient du nord, et cela se voit : il y a en elle quelque chose de la Normandie et de l’île d’au-delà, un air étranger qui va très bien à la lumière du plateau.</p>
<h2>À l’intérieur</h2>
<p>Levez les yeux vers le triforium et ses anges de pierre, puis cherchez l’<strong>Arco de Jamete</strong>, une porte Renaissance si riche qu’elle mérite un quart d’heure à elle seule. Les deux orgues baroques jouent toujours. Et quand vous croirez avoir tout vu, regardez les vitraux : ils sont abstraits, des années quatre-vingt-dix, et en milieu de matinée ils emplissent le sol de couleur.</p>
<h2>La façade</h2>
<p>En avril 1902 la tour du Giraldo s’effondra en entraînant une partie de l’église. La façade que vous voyez est celle que dessina Vicente Lampérez à partir de 1910, et elle resta inachevée. À force de l’être, elle a trouvé son caractère : par les hautes ouvertures on voit passer le ciel.</p>
<p>Montez au triforium s’il est ouvert. De là-haut, la Plaza Mayor a l’air d’un théâtre.</p>`,
    meta_description:
      'La cathédrale de Cuenca, gothique et ouverte sur le ciel : l’Arco de Jamete, les vitraux abstraits et la façade jamais terminée.',
    horario: 'Du lundi au vendredi, de 10:00 à 17:30 ; le samedi, de 10:00 à 18:30 ; le dimanche, de 10:00 à 17:30',
    precio: 'Adultes 5,50 €, audioguide compris ; moins de 8 ans, gratuit',
    imagenes: ['La Plaza Mayor de Cuenca, au pied de la cathédrale', 'Tuyaux d’un orgue baroque'],
    faqs: [
      [
        'Pourquoi la façade semble-t-elle inachevée ?',
        'Parce qu’elle l’est. Après l’effondrement de la tour en 1902, on commença une nouvelle façade qui ne fut jamais terminée.',
      ],
      [
        'Qui a fait les vitraux ?',
        'Gustavo Torner, Gerardo Rueda, Bonifacio Alfonso et Henri Dechanet, dans les années 1990.',
      ],
      [
        'Quel est le meilleur moment pour la visiter ?',
        'En milieu de matinée, un jour de soleil, quand les vitraux projettent leur couleur sur la pierre.',
      ],
    ],
  },
  'Nacimiento del río Cuervo': {
    nombre: 'Source du Cuervo',
    descripcion: `<p>Peu de rivières ont une naissance aussi théâtrale. Le Cuervo sort d’une grotte, au flanc de la Muela de San Felipe, fait quelques pas et se laisse tomber d’une corniche de tuf couverte de mousse. Des dizaines de filets d’eau en pendent : au printemps c’est un rideau et en janvier, s’il gèle vraiment, un lustre.</p>
<h2>Ce que vous trouverez</h2>
<p>Depuis le parking, une passerelle en bois accessible mène en quelques minutes au pied des cascades. De là, un sentier monte par des marches jusqu’à la grotte d’où jaillit la rivière et revient par l’autre rive : en tout, environ <strong>un kilomètre et demi</strong> entre pins sylvestres, tilleuls, noisetiers et houx. S’il vous reste des jambes, le sentier de la Turbera prolonge la promenade dans un pré humide à orchidées.</p>
<p>Le site est monument naturel depuis 1999 et se trouve vers 1 500 mètres d’altitude. L’eau finira dans le Guadiela et, avec lui, dans le Tage, alors qu’à deux pas, de l’autre côté de la crête, d’autres eaux descendent vers le Júcar et la Méditerranée.</p>
<p>Restez sur le chemin balisé. La mousse met des années à pousser et une seconde à se briser.</p>`,
    meta_description:
      'La source du Cuervo, à Vega del Codorno : cascades, sentier accessible, meilleure saison et conseils pour la visite.',
    imagenes: ['Les cascades du Cuervo gelées en hiver', 'Pinède de la Serranía dans la brume'],
    faqs: [
      [
        'Quand y a-t-il le plus d’eau ?',
        'À la fin de l’hiver et au printemps. À la fin de l’été elle peut être très rare, ou la cascade à sec.',
      ],
      [
        'Est-ce accessible en fauteuil roulant ?',
        'La passerelle jusqu’au pied des cascades, oui. La montée à la grotte a des marches.',
      ],
      ['Faut-il payer ?', 'Non, l’accès est libre. Les week-ends de pleine saison, arrivez tôt pour vous garer.'],
      [
        'Les cascades sont-elles toujours gelées en hiver ?',
        'Non. Il faut plusieurs nuits de fortes gelées d’affilée, en général entre décembre et février.',
      ],
    ],
  },
  'Castillo de Belmonte': {
    nombre: 'Château de Belmonte',
    descripcion: `<p>Si vous dessiniez un château sans réfléchir, ce serait celui-ci. Don Juan Pacheco, marquis de Villena et l’un des hommes les plus puissants de son siècle, le fit construire en 1456 et le voulut différent des autres : une étoile de pierre au sommet de la colline de San Cristóbal, avec des tours rondes, un fossé et une cour triangulaire.</p>
<h2>À l’intérieur, une autre surprise</h2>
<p>La sévérité s’arrête aux murs. Dans les salles il y a des <strong>plafonds mudéjars à caissons</strong>, des fenêtres sculptées comme des dentelles et des cheminées d’un autre temps. Quatre siècles plus tard, l’impératrice Eugénie de Montijo, héritière du château, le fit restaurer à la mode française et laissa dans la cour des galeries de brique qui font encore parler.</p>
<p>Le film et l’audioguide aident à suivre le fil. Gardez du temps pour le chemin de ronde : des créneaux on voit les murailles descendre jusqu’à la ville et la plaine se perdre en moulins.</p>
<h2>Et ensuite, la ville</h2>
<p>Belmonte est aussi le berceau de Fray Luis de León. Sa collégiale garde des stalles sculptées venues de la cathédrale de Cuenca et les fonts où, selon la tradition, il fut baptisé. Entrez par la porte de Chinchilla et perdez-vous sans plan.</p>`,
    meta_description:
      'Le château de Belmonte, du XVe siècle : histoire, plafonds mudéjars, chemin de ronde et tout ce que l’on voit dans la ville de Fray Luis de León.',
    horario: 'Du mardi au dimanche, de 10:00 à 14:00 et de 16:00 à 19:00 ; fermé le lundi',
    precio: 'Adultes 10 €, enfants 6 €',
    imagenes: ['Chevalier du Moyen Âge à cheval', 'Champs de blé autour de Belmonte en été'],
    faqs: [
      [
        'Qui a construit le château ?',
        'Don Juan Pacheco, premier marquis de Villena, qui commença les travaux en 1456.',
      ],
      [
        'Combien de temps dure la visite ?',
        'Entre une heure et demie et deux heures, chemin de ronde et jardins compris.',
      ],
      [
        'A-t-on tourné des films ici ?',
        'Oui. Le plus célèbre est « Le Cid » (1961), dont la scène du tournoi fut filmée devant ses murailles.',
      ],
    ],
  },
  'Puente de San Pablo': {
    nombre: 'Pont de San Pablo',
    descripcion: `<p>Le traverser est un rite. Cent mètres de fer et de bois au-dessus du vide, avec le Huécar tout en bas et les Maisons suspendues en face, comme si elles posaient. Planche après planche, le pont craque juste ce qu’il faut pour vous rappeler où vous êtes.</p>
<h2>Un pont et son ancêtre</h2>
<p>Le premier était de pierre. Le chanoine Juan del Pozo en fut le promoteur au XVIe siècle, pour relier la ville au couvent de San Pablo que les dominicains avaient élevé sur l’autre rive. Il fallut des décennies pour l’achever et il finit par s’écrouler. Au début du XXe siècle on tendit sur ses restes la <strong>passerelle de fer</strong> que vous voyez aujourd’hui, en plein enthousiasme pour la nouvelle architecture du métal. En vous penchant, vous distinguerez encore la naissance des anciens piliers.</p>
<h2>Pour photographes et amoureux</h2>
<p>Le matin, le soleil donne en plein sur les balcons. Au couchant, la lumière quitte les maisons et reste sur les rochers. La nuit, il est éclairé et c’est, tout simplement, un autre lieu.</p>
<p>De l’autre côté attendent l’ancien couvent, devenu parador, et un sentier qui monte à la colline du Socorro. Si vous avez le vertige, regardez devant vous, tenez la rambarde et pensez au verre de resoli que vous avez gagné.</p>`,
    meta_description:
      'Le pont de San Pablo à Cuenca : histoire, meilleures heures pour la photo et traversée des gorges du Huécar face aux Maisons suspendues.',
    imagenes: ['Les gorges du Huécar en automne, vues du pont', 'Les Maisons suspendues à la première lumière'],
    faqs: [
      [
        'Donne-t-il beaucoup le vertige ?',
        'Cela dépend de vous. La rambarde est solide et le passage large, mais on voit le fond des gorges à plus de quarante mètres.',
      ],
      [
        'Est-il toujours ouvert ?',
        'Oui, c’est un passage public et gratuit, de jour comme de nuit, sauf travaux ou mauvais temps.',
      ],
    ],
  },
  'Parque arqueológico de Segóbriga': {
    nombre: 'Parc archéologique de Segóbriga',
    descripcion: `<p>Les Romains ne connaissaient pas la vitre bon marché, mais ils avaient presque mieux : le <em>lapis specularis</em>, un gypse transparent qu’on extrayait sur ces terres et qui s’exportait dans tout l’Empire. Ce commerce enrichit Segóbriga, et la richesse se voit encore dans ses pierres.</p>
<h2>Une journée dans la ville</h2>
<p>On entre comme ils entraient, entre deux spectacles : d’un côté le <strong>théâtre</strong>, achevé vers l’an 79 et aux gradins presque intacts ; de l’autre l’<strong>amphithéâtre</strong>, où tenaient quelque 5 500 personnes. Plus haut attendent le forum, la basilique, deux thermes et les rues avec leurs égouts. Hors les murs on devine le cirque, et il reste une grande basilique wisigothique, car il y eut ici des évêques jusqu’à ce que la ville s’éteigne peu à peu.</p>
<p>Asseyez-vous un instant sur les gradins du théâtre. La colline s’appelle Cabeza de Griego, et l’on y voit exactement ce que voyait un habitant d’alors : la campagne ouverte, le Cigüela et beaucoup de ciel.</p>
<p>Commencez par le centre d’interprétation, prenez une casquette et de l’eau en été, et ne vous pressez pas. Le parcours complet demande environ deux heures.</p>`,
    meta_description:
      'Segóbriga, la ville romaine du lapis specularis : théâtre, amphithéâtre, forum et thermes près de Saelices, à deux pas de l’A-3.',
    horario: 'Du mardi au dimanche, de 10:00 à 18:00 ; fermé le lundi',
    precio: 'Adultes 6 €, tarif réduit 3 €',
    imagenes: ['Les champs de céréales autour de la colline de Segóbriga', 'Ciel nocturne sur la plaine'],
    faqs: [
      [
        'Qu’est-ce que le lapis specularis ?',
        'Un gypse cristallisé et transparent qui se fendait en fines lames et servait aux fenêtres romaines. Les mines les plus estimées se trouvaient autour de Segóbriga.',
      ],
      ['De combien de temps ai-je besoin ?', 'Deux heures pour le voir à loisir, centre d’interprétation compris.'],
      ['Y a-t-il de l’ombre ?', 'Très peu. En été, venez de bonne heure ou en fin d’après-midi, avec de l’eau.'],
    ],
  },
  'Lagunas de Cañada del Hoyo': {
    nombre: 'Lacs de Cañada del Hoyo',
    descripcion: `<p>Sept lacs ronds, comme si quelqu’un avait semé des pièces de monnaie dans les bois. Et chaque pièce d’une couleur : vert, bleu sombre, turquoise, presque noir. Remplissez un verre et l’eau est transparente ; reculez et le mystère revient.</p>
<h2>Pourquoi</h2>
<p>Ce sont des torcas, des effondrements circulaires du calcaire, qui atteignent ici l’eau souterraine. La couleur vient de la profondeur, de la lumière et des micro-organismes qui vivent dans chacun. Dans la <strong>laguna de la Gitana</strong>, dite aussi de la Cruz, il se produit certains étés un petit prodige : pendant quelques jours l’eau devient blanche comme le lait, quand le carbonate dissous précipite d’un coup.</p>
<h2>La visite</h2>
<p>Trois sont en accès libre, près du parking : la Gitana, el Tejo, profond de plus de trente mètres, et le Lagunillo del Tejo. Des sentiers faciles en font le tour en un peu plus d’une heure. Les quatre autres se trouvent dans une propriété privée et ne se voient que lorsqu’elle ouvre.</p>
<p>L’ensemble est monument naturel depuis 2007. Ne vous baignez pas et ne descendez pas sur les rives : ce sont des écosystèmes fragiles, et les pentes glissent.</p>`,
    meta_description:
      'Les sept lacs colorés de Cañada del Hoyo : pourquoi ils changent de teinte, lesquels se visitent et comment les voir en une matinée.',
    imagenes: ['Une torca de Los Palancares, près des lacs', 'Nuit étoilée dans la Serranía Baja'],
    faqs: [
      [
        'Pourquoi ont-ils des couleurs différentes ?',
        'À cause des micro-organismes de l’eau, de la profondeur, des minéraux et de la lumière. Ils changent avec la saison et l’heure.',
      ],
      ['La baignade est-elle permise ?', 'Non. C’est un espace protégé et très sensible à toute altération.'],
      [
        'Que voir d’autre à proximité ?',
        'Les torcas de Los Palancares, à quelques kilomètres par piste et par route : le même phénomène, mais à sec.',
      ],
    ],
  },
  'Castillo de Alarcón': {
    nombre: 'Château d’Alarcón',
    descripcion: `<p>Le Júcar fait ici un détour si serré qu’il se mord presque la queue. Au col de cette courbe, sur un piton que les musulmans avaient déjà fortifié, se dresse le château d’Alarcón. Pour l’atteindre il faut franchir des portes, l’une après l’autre, et à chacune le paysage se creuse.</p>
<h2>Seigneurs et livres</h2>
<p>Alphonse VIII le prit en 1184, après un long siège. Il appartint plus tard à l’infant <strong>don Juan Manuel</strong>, l’auteur d’<em>El conde Lucanor</em>, qui y passa des saisons entre la plume et l’épée. Les marquis de Villena lui donnèrent l’aspect qu’il garde, avec son donjon découpé sur les gorges. Depuis 1966 c’est un parador, l’un des plus petits de la chaîne.</p>
<h2>Le village et ses couleurs</h2>
<p>Promenez-vous dans le village, classé ensemble historique : le portail de Santa María, la place de l’infant don Juan Manuel, les tours qui veillent sur les chemins du haut des collines. Et entrez dans l’église San Juan Bautista. Jesús Mateo y a peint pendant des années les murs et les voûtes en entier ; l’Unesco accorda son patronage à l’œuvre en 1997.</p>
<p>Au couchant, penchez-vous sur la rivière. L’eau est verte et l’on n’entend rien.</p>`,
    meta_description:
      'Le château d’Alarcón, au-dessus des gorges du Júcar : de don Juan Manuel au parador, le village et les peintures de Jesús Mateo.',
    imagenes: [
      'Les eaux vertes du Júcar encaissées dans la roche',
      'Canoë sur la rivière, entre des parois de calcaire',
    ],
    faqs: [
      [
        'Peut-on entrer sans y loger ?',
        'La cour, le restaurant et la cafétéria du parador sont en général ouverts aux visiteurs. Demandez à la réception.',
      ],
      [
        'Où sont les peintures murales ?',
        'Dans l’ancienne église San Juan Bautista, sur la place de l’infant don Juan Manuel.',
      ],
    ],
  },
  'Museo de Arte Abstracto Español': {
    nombre: 'Musée d’art abstrait espagnol',
    descripcion: `<p>Au début des années soixante, un peintre né à Manille cherchait un lieu pour sa collection et trouva des maisons en travaux au bord d’un précipice. Il s’appelait <strong>Fernando Zóbel</strong>. En 1966, avec ses amis Gustavo Torner et Gerardo Rueda, il y ouvrit un musée qui ne ressemblait à aucun autre : petit, blanc, fait par des artistes et pensé pour regarder.</p>
<h2>La collection</h2>
<p>On y voit les noms qui changèrent la peinture espagnole au milieu du XXe siècle : Saura, Millares, Tàpies, Sempere, Chillida, Feito, Canogar, Guerrero et les fondateurs eux-mêmes. Les salles montent, descendent et tournent au gré de la maison. Un plancher de bois, un escalier étroit et, soudain, une fenêtre : les gorges encadrées comme un tableau de plus, le seul qui change à chaque heure.</p>
<p>Zóbel donna la collection à la Fundación Juan March en 1980, qui en prend soin depuis. Le musée a inspiré des générations de peintres et fit de Cuenca une capitale inattendue de l’art moderne.</p>
<h2>Comment en profiter</h2>
<p>Venez sans chercher à tout comprendre. Choisissez trois œuvres, asseyez-vous devant et laissez passer un moment. Puis penchez-vous à la fenêtre et comparez les textures de la roche à celles des toiles. Il fallait bien qu’elles aient un rapport.</p>`,
    meta_description:
      'Le Musée d’art abstrait espagnol, dans les Maisons suspendues de Cuenca : l’aventure de Fernando Zóbel et que voir dans ses salles.',
    horario:
      'Du mardi au vendredi, de 11:00 à 14:00 et de 16:00 à 18:00 ; le samedi, de 11:00 à 14:00 et de 16:00 à 20:00 ; le dimanche, de 11:00 à 14:30 ; fermé le lundi',
    precio: 'Gratuit',
    imagenes: [
      'Les Maisons suspendues, siège du musée, de nuit',
      'Les gorges du Huécar, la vue depuis les fenêtres du musée',
    ],
    faqs: [
      [
        'Est-ce une bonne visite avec des enfants ?',
        'Oui. Elle est courte, pleine de recoins, et l’art abstrait leur réussit mieux qu’aux adultes.',
      ],
      ['Combien de temps faut-il ?', 'Une heure est une bonne mesure ; deux si vous aimez revenir sur vos pas.'],
      [
        'Faut-il réserver ?',
        'Pour les groupes, oui. Les jours fériés et les ponts, mieux vaut vérifier l’horaire et l’affluence.',
      ],
    ],
  },
  'Ventano del Diablo': {
    nombre: 'Ventano del Diablo, la Fenêtre du Diable',
    descripcion: `<p>On dit que le diable se penchait ici pour voir passer le Júcar et qu’il poussait ceux qui s’approchaient trop. La roche aide à le croire : une voûte creuse, comme un crâne, avec deux yeux ouverts sur l’abîme.</p>
<h2>Le belvédère</h2>
<p>Du parking au bord de la route, un chemin d’une centaine de mètres avec des marches monte au balcon. Par un œil on voit les gorges, avec l’eau verte encaissée à près de <strong>deux cents mètres</strong> de profondeur ; par l’autre, la vallée de Villalba et les premières montagnes. C’est une visite de vingt minutes qui se prolonge souvent, car il y a toujours un vautour fauve qui plane à hauteur des yeux et personne ne veut partir avant lui.</p>
<p>Par temps clair, regardez la paroi d’en face. Si vous voyez des points de couleur qui bougent, ce sont des grimpeurs sur la via ferrata.</p>
<h2>Sur la route</h2>
<p>Le Ventano est la porte de la Serranía. La même route vous mènera à l’embranchement de la Ciudad Encantada, au lac d’Uña, au barrage de La Toba et, plus loin, à la source du Cuervo. Si vous avez le choix, arrêtez-vous à l’aller dans la lumière du matin et de nouveau au retour, quand le soleil s’enfonce dans les gorges.</p>`,
    meta_description:
      'Le Ventano del Diablo, le balcon des gorges du Júcar à Villalba de la Sierra : légende, accès, vues et que voir ensuite.',
    imagenes: [
      'Vautours fauves planant sur les gorges du Júcar',
      'Grimpeurs sur la via ferrata des falaises',
      'Le lac d’Uña, étape suivante de la route',
    ],
    faqs: [
      ['Faut-il beaucoup marcher ?', 'Non. Une centaine de mètres depuis le parking, avec quelques marches.'],
      [
        'Est-ce sûr pour les enfants ?',
        'Il y a des garde-corps, mais la chute est grande. Tenez-les par la main, et les chiens en laisse.',
      ],
      ['Est-ce payant ?', 'L’accès est libre et gratuit.'],
    ],
  },
  'Monasterio de Uclés': {
    nombre: 'Monastère d’Uclés',
    descripcion: `<p>On le voit de très loin : une masse de pierre claire sur une colline, avec la plaine à ses pieds. Uclés fut la maison mère de l’<strong>ordre de Santiago</strong> dès 1174, et qui y commandait commandait à la moitié de la Castille. L’édifice qui la représente aujourd’hui fut commencé en 1529 et tenu pour achevé seulement en 1735. Ce n’est pas pour rien qu’on l’appelle « l’Escurial de la Mancha ».</p>
<h2>Trois siècles en quatre façades</h2>
<p>Faites-en tout le tour avant d’entrer. La façade du levant est plateresque, fine comme une broderie ; l’église, sobre et herrérienne ; et le portail principal, d’un baroque débordant de trophées et de coquilles. À l’intérieur, la cour tourne autour d’une citerne et l’escalier semble fait pour être descendu en cape. Au réfectoire, levez la tête : le plafond à caissons réunit les bustes de chevaliers de l’ordre, Charles Quint parmi eux.</p>
<h2>Un poète sous les dalles</h2>
<p>La tradition situe ici la sépulture de don Rodrigo Manrique et de son fils Jorge, celui des <em>Coplas</em>. Derrière le monastère subsistent des tours et des pans de l’ancienne forteresse, face aux champs où se livra, en 1108, la bataille d’Uclés. Montez-y à la tombée du jour.</p>`,
    meta_description:
      'Le monastère d’Uclés, maison mère de l’ordre de Santiago : façades, réfectoire, forteresse et souvenir de Jorge Manrique.',
    imagenes: ['Portrait imaginaire d’un poète du XVe siècle', 'La plaine céréalière au pied du monastère'],
    faqs: [
      [
        'Pourquoi l’appelle-t-on « l’Escurial de la Mancha » ?',
        'Pour sa taille, son église de style herrérien et ses tours coiffées de flèches.',
      ],
      [
        'Peut-on le combiner avec Segóbriga ?',
        'Oui, ils sont à moins d’une demi-heure en voiture. Une excursion parfaite pour une journée.',
      ],
    ],
  },
  'Molinos de viento de Mota del Cuervo': {
    nombre: 'Moulins à vent de Mota del Cuervo',
    descripcion: `<p>On surnomme Mota del Cuervo « le Balcon de la Mancha », et il suffit de monter sur la crête pour comprendre. Là-haut, sept moulins blancs regardent de tous côtés une plaine qui ne finit pas. Quand le vent souffle vraiment, on s’attend presque à voir surgir une rosse efflanquée au détour du chemin.</p>
<h2>Celui qui tourne à l’envers</h2>
<p>Les documents parlent de moulins à Mota dès 1603, et il y en eut plus de vingt. De tous, un seul garde ses murs d’origine : <strong>El Zurdo</strong>, le gaucher, ainsi nommé parce que ses ailes tournent à rebours des autres. Il fut le dernier à s’arrêter, en 1929. Les autres furent relevés, à partir des années soixante, sur les fondations des anciens.</p>
<h2>Voir moudre</h2>
<p>Le samedi matin, si le vent le veut bien, El Gigante moud le blé comme il y a quatre siècles. Entrez : le craquement du bois, le tremblement du sol et l’odeur de farine tiède expliquent plus que n’importe quel panneau. Un meunier vous dira les douze vents par leur nom.</p>
<p>Restez jusqu’au couchant. Et, avant de partir, descendez au quartier des Cantarerías, où les femmes ont fait des cruches pendant des siècles, ou allez voir les flamants à la lagune de Manjavacas.</p>`,
    meta_description:
      'Les sept moulins de Mota del Cuervo : El Zurdo, la mouture du samedi et les plus belles vues du Balcon de la Mancha.',
    imagenes: ['Champ de tournesols dans la Mancha', 'Poterie traditionnelle au tour'],
    faqs: [
      [
        'Quand peut-on voir la mouture ?',
        'Le samedi matin à El Gigante, s’il y a assez de vent. Renseignez-vous à l’office de tourisme.',
      ],
      [
        'Pourquoi El Zurdo tourne-t-il à l’envers ?',
        'Selon la tradition, ses meules arrivèrent taillées à l’envers et il fallut adapter les ailes pour qu’il moule vers la gauche.',
      ],
      [
        'Peut-on monter en voiture ?',
        'Oui, il y a une route et un parking. À pied depuis le bourg, comptez vingt minutes de pente douce.',
      ],
    ],
  },
  'Hoz de Beteta': {
    nombre: 'Gorges de Beteta',
    descripcion: `<p>On vient en pensant au calcaire et aux pins, et l’on trouve une forêt du nord. Au fond de ces gorges, où le soleil entre à peine, poussent des tilleuls centenaires, des noisetiers, des érables, des ifs et des houx, comme si le climat s’était trompé de latitude. Le coupable est le <strong>Guadiela</strong>, qui a taillé six kilomètres de parois de plus de quatre-vingts mètres et garde à l’intérieur sa propre humidité.</p>
<h2>Le sentier botanique</h2>
<p>Il relie la Casa de la Pradera à la fuente de los Tilos : 2,6 kilomètres presque plats, à l’ombre et toujours près de l’eau. Vous verrez des panneaux avec le nom des arbres et, sur les roches suintantes, une minuscule plante carnivore qui attrape les moucherons avec ses feuilles. Levez souvent les yeux : les corniches sont pleines de nids de vautours.</p>
<h2>La grotte</h2>
<p>Accrochée à l’escarpement se trouve la cueva de la Ramera, habitée dès la préhistoire. On n’y entre qu’avec un guide et en saison, pour ne pas déranger les chauves-souris. Si vous préférez les hauteurs, montez avec de bonnes chaussures à la cueva del Armentero et à son belvédère.</p>
<p>C’est un monument naturel depuis 2004, avec le gouffre de Mata Asnos.</p>`,
    meta_description:
      'Les gorges de Beteta, une forêt du nord dans la Serranía de Cuenca : sentier botanique, tilleuls centenaires, grottes et vautours du Guadiela.',
    imagenes: ['Vautours fauves au-dessus des falaises', 'Randonneurs sur un chemin de la Serranía'],
    faqs: [
      [
        'Le sentier botanique est-il facile ?',
        'Très. 2,6 kilomètres avec très peu de dénivelé et quelques escaliers de bois.',
      ],
      ['Où se garer ?', 'De préférence à la Casa de la Pradera. Le parking de la fuente de los Tilos est très petit.'],
      [
        'Peut-on entrer dans la cueva de la Ramera ?',
        'Seulement lors de visites guidées, en saison. Renseignez-vous à la mairie de Beteta avant de venir.',
      ],
    ],
  },
  'Torre de Mangana': {
    nombre: 'Tour de Mangana',
    descripcion: `<p>Toute ville a besoin de quelqu’un qui donne l’heure. À Cuenca, c’est une tour solitaire, sur une place ouverte au vent qui fut d’abord alcazar puis quartier juif. La tour de Mangana se voit de presque partout et s’entend d’encore plus loin.</p>
<h2>Une tour, bien des habits</h2>
<p>Elle remonte au XVIe siècle, quand le conseil voulut une horloge publique. Depuis, elle a subi la foudre et les guerres, et chaque réparation l’a habillée à la mode : dans les années vingt on lui donna un air néo-mudéjar et, en 1968, l’architecte <strong>Víctor Caballero</strong> lui donna l’allure de tour forte qu’elle a aujourd’hui. Peu de monuments ont tant changé sans cesser d’être eux-mêmes.</p>
<h2>La place</h2>
<p>Sous vos pieds, les fouilles ont mis au jour des restes de la Cuenca andalouse, du quartier juif et de l’église Santa María qui vint ensuite. Sur l’esplanade se trouve aussi une sculpture de Gustavo Torner dédiée à la Constitution.</p>
<p>Venez au coucher du soleil. Accoudez-vous à la rambarde, avec les gorges du Júcar et la ville nouvelle en bas, et attendez les cloches. C’est l’un des plus beaux moments gratuits qu’offre la ville.</p>`,
    meta_description:
      'La tour de Mangana, l’horloge de Cuenca : histoire, restes du quartier juif sous la place et l’un des plus beaux couchants de la ville.',
    imagenes: ['Les gorges du Júcar, au pied de la ville', 'Une rue de la vieille ville à la lueur des lanternes'],
    faqs: [
      [
        'Peut-on monter à la tour ?',
        'En général non. On visite la place, avec ses vestiges archéologiques et son belvédère.',
      ],
      [
        'Comment y aller depuis la Plaza Mayor ?',
        'À pied, en cinq minutes environ, en descendant par les ruelles vers les gorges du Júcar.',
      ],
    ],
  },
  'Villa romana de Noheda': {
    nombre: 'Villa romaine de Noheda',
    descripcion: `<p>À la fin du IVe siècle, quelqu’un de très riche décida que sa salle à manger devait raconter des histoires. Nous ne savons pas son nom. Nous savons qu’il réunit plus de trente sortes de marbre, qu’il remplit la maison de sculptures et qu’il commanda une mosaïque de millions de tesselles, certaines de verre et d’or. En 1984 une charrue toucha le coin de ce rêve.</p>
<h2>La mosaïque</h2>
<p>La grande salle fait près de trois cents mètres carrés, dont on conserve environ <strong>231 de mosaïque figurée</strong>, l’un des plus grands ensembles connus du monde romain. Suivez les passerelles et lisez les scènes : la course de Pélops pour la main d’Hippodamie, le jugement de Pâris et le voyage d’Hélène, le cortège de Dionysos, des musiciens et des acteurs de pantomime avec un orgue hydraulique, des pêcheurs et des monstres marins autour d’une fontaine.</p>
<p>Les visages ont de l’ombre, un regard et même de la fatigue. Prenez votre temps avec eux.</p>
<h2>Avant d’entrer</h2>
<p>Les visites sont guidées et il vaut mieux les réserver. Au village, l’ancien grenier abrite le centre d’interprétation, un bon endroit pour commencer. Il reste beaucoup à fouiller : seule une petite partie de la villa a vu le jour.</p>`,
    meta_description:
      'La villa romaine de Noheda et sa mosaïque figurée, l’une des plus grandes du monde romain : scènes, visite et réservation, à 18 km de Cuenca.',
    imagenes: ['Tournesols dans les champs près de Noheda', 'Champs de céréales de l’Alcarria'],
    faqs: [
      [
        'Faut-il réserver ?',
        'C’est le plus prudent : les visites sont guidées et les places limitées. Les jours d’ouverture changent selon la saison.',
      ],
      ['À quelle distance de Cuenca ?', 'À environ 18 kilomètres par la N-320, en direction de Guadalajara.'],
      [
        'Le site est-il couvert ?',
        'La mosaïque, oui, sous une grande structure avec des passerelles. Un bon plan même par temps de pluie.',
      ],
    ],
  },
  'Chorreras del Cabriel': {
    nombre: 'Chorreras del Cabriel',
    descripcion: `<p>Entre Víllora et Enguídanos, le Cabriel oublie d’être une rivière et se met à jouer. Pendant près de deux kilomètres il glisse sur des rampes de roche, tombe en cascades, se repose dans des bassins turquoise et recommence. Le sol que vous foulez, il l’a fait lui-même, grain après grain.</p>
<h2>L’eau qui devient pierre</h2>
<p>C’est du tuf : du calcaire que l’eau apporte dissous et dépose sur les mousses et les branches jusqu’à en faire de la roche. La singularité des Chorreras est qu’<strong>elles grandissent encore</strong>. C’est pourquoi elles sont monument naturel, pourquoi elles font partie de la réserve de biosphère de la vallée du Cabriel, déclarée par l’Unesco en 2019, et pourquoi il faut marcher avec soin et seulement là où c’est permis.</p>
<h2>Comment y aller</h2>
<p>L’accès est à cinq kilomètres environ d’Enguídanos, sur la route de Cardenete. Du parking on descend à pied par un chemin balisé ; le retour monte, gardez donc de l’eau. En haute saison le stationnement est réglementé et il est bon de réserver sa place.</p>
<p>Venez au printemps ou au début de l’automne, en semaine si possible. Quand on a la vallée pour soi, on entend chaque chute séparément.</p>`,
    meta_description:
      'Les Chorreras del Cabriel, à Enguídanos : cascades et bassins turquoise sur un tuf vivant, comment y aller, quand venir et comment les protéger.',
    imagenes: ['Kayak sur les eaux vertes du Cabriel', 'Randonneurs en route vers la rivière'],
    faqs: [
      [
        'Le chemin est-il dur ?',
        'La descente est facile. Le retour monte avec peu d’ombre : prenez de l’eau, une casquette et des chaussures fermées.',
      ],
      [
        'Puis-je me baigner ?',
        'Les règles changent selon la saison et le tronçon. Lisez les panneaux et ne marchez ni sur le tuf ni sur la mousse.',
      ],
      [
        'Que voir d’autre à proximité ?',
        'Les gorges d’Enguídanos et, plus au sud, à Minglanilla, la réserve naturelle des Hoces del Cabriel.',
      ],
    ],
  },
  'Moya, la villa en ruinas': {
    nombre: 'Moya, la ville en ruine',
    descripcion: `<p>On dirait un bateau échoué au sommet d’une colline. Moya fut « clé de royaumes », place forte entre la Castille, l’Aragon et Valence, tête d’un marquisat de dizaines de hameaux. Aujourd’hui personne ne vit dans ses murs. On entre par une porte monumentale, on suit une grand-rue sans maisons et le vent tient lieu de voisin.</p>
<h2>Ce qui reste</h2>
<p>Une double enceinte à <strong>huit portes</strong>, le château et son donjon, les couvents, l’hôtel de ville et les murs de plusieurs églises ouvertes sur le ciel. Seule Santa María la Mayor, restaurée, garde son toit et son culte. Les Rois Catholiques donnèrent Moya en 1480 à Andrés de Cabrera et Beatriz de Bobadilla, qui en firent un marquisat. Le dernier habitant partit au milieu du XXe siècle.</p>
<h2>Tous les sept ans</h2>
<p>Depuis 1639, en septembre et tous les sept ans, des milliers de personnes portent la Vierge de Tejeda de son sanctuaire de Garaballa jusqu’à Moya, parmi les danses de bâtons. La ville morte se remplit d’un coup et, pour quelques jours, redevient une ville.</p>
<p>Le reste du temps, elle est à vous. Venez avec de bonnes chaussures et restez jusqu’à ce que le soleil se couche.</p>`,
    meta_description:
      'Moya, la ville fortifiée en ruine de la Serranía Baja : portes, château, églises et le Septenario de la Vierge de Tejeda.',
    imagenes: ['Nuit étoilée sur les ruines', 'Un troupeau sur les chemins de la terre de Moya'],
    faqs: [
      ['Peut-on la visiter librement ?', 'Oui, le site est ouvert. Prenez garde aux murs et éloignez-vous des bords.'],
      [
        'Quand a lieu le prochain Septenario ?',
        'Il se célèbre tous les sept ans ; le dernier eut lieu en 2025, le prochain sera donc en 2032.',
      ],
      [
        'Y a-t-il des services là-haut ?',
        'Non. Prenez de l’eau et mangez avant ou après à Landete, à quelques kilomètres.',
      ],
    ],
  },
  'Museo de Cuenca': {
    nombre: 'Musée de Cuenca',
    descripcion: `<p>Avant de partir pour Segóbriga, Valeria ou Ercávica, passez par ici. Le Musée de Cuenca garde ce que ces villes romaines nous ont peu à peu raconté : les portraits, les inscriptions, les verres, les dés avec lesquels quelqu’un perdit sa paie il y a près de deux mille ans.</p>
<h2>Une promenade dans le temps</h2>
<p>Il occupe la <strong>Casa Curato</strong>, un vieil édifice du centre historique, dans la rue qui descend de la cathédrale aux Maisons suspendues. Les salles suivent un ordre simple. On commence par les pierres taillées et les céramiques de la préhistoire, on continue par le mobilier des nécropoles ibériques et l’on s’arrête, avec raison, dans l’Hispanie romaine : statues du forum, monnaies, instruments de médecin, jouets. Le parcours se poursuit avec les Wisigoths et al-Andalus, et s’achève quand Cuenca est déjà la ville que vous connaissez.</p>
<h2>Pourquoi il vaut la visite</h2>
<p>Parce qu’il donne une voix aux lieux. Quand on a vu ici un chapiteau de Valeria ou une tête de marbre de Segóbriga, les ruines cessent d’être des murs bas et se remplissent de gens. C’est un musée tranquille, de ceux qui laissent s’approcher tout près des pièces et entendre ses propres pas.</p>
<p>Avec des enfants, proposez un jeu : trouver dix animaux avant d’arriver à la dernière salle.</p>`,
    meta_description:
      'Le Musée de Cuenca, dans la Casa Curato : de la préhistoire au Moyen Âge, avec le meilleur de Segóbriga, Valeria et Ercávica.',
    imagenes: ['Le théâtre de Segóbriga, d’où proviennent certaines pièces du musée', 'Page d’un manuscrit ancien'],
    faqs: [
      [
        'Quelles pièces ne pas manquer ?',
        'La sculpture romaine de Segóbriga et les objets de la vie quotidienne : jeux, verres et objets de toilette.',
      ],
      [
        'Est-il près des Maisons suspendues ?',
        'À deux minutes à pied. On peut voir les deux musées dans la même matinée.',
      ],
    ],
  },
  'Plaza Mayor de San Clemente': {
    nombre: 'Plaza Mayor de San Clemente',
    descripcion: `<p>Au XVIe siècle, San Clemente devint si importante qu’on l’appela « la petite cour de la Mancha ». Des dizaines de familles nobles y bâtirent leur maison et, ne voulant être en reste, posèrent au-dessus de la porte le plus grand blason qui pût y tenir. Le résultat est une ville Renaissance en pleine plaine, avec une place qui pourrait être un décor si elle n’était pas vraie.</p>
<h2>La place</h2>
<p>Elle est dominée par l’ancienne <strong>Casa Consistorial</strong>, l’hôtel de ville, avec deux étages d’arcades et le blason impérial au centre. À l’intérieur, une surprise : le Musée d’œuvres graphiques de la Fundación Antonio Pérez. En face, l’église Santiago Apóstol garde une croix gothique d’albâtre à regarder de près. Passez sous l’Arco Romano, qui est en réalité baroque, et vous déboucherez sur une autre place, avec le grenier et la vieille prison.</p>
<h2>Un peu plus loin</h2>
<p>Cherchez la Torre Vieja, du XVe siècle, aujourd’hui musée ethnographique, et lisez les façades dans les rues voisines. La ville est ensemble historique classé depuis 1980. Si vous venez au printemps, demandez à voir la Vierge de Rus, qui arrive en pèlerinage de son sanctuaire sur les épaules et au pas de course.</p>`,
    meta_description:
      'La Plaza Mayor de San Clemente, joyau de la Renaissance dans la Mancha : Casa Consistorial, Santiago Apóstol, Torre Vieja et palais.',
    imagenes: ['Tournesols dans la plaine de San Clemente', 'Barriques dans une cave de la région'],
    faqs: [
      [
        'L’Arco Romano est-il romain ?',
        'Non. Il est d’époque baroque ; le nom populaire lui est resté à cause de sa forme.',
      ],
      ['Où se garer ?', 'Dans les rues autour du centre historique. La place est piétonne, à quelques minutes à pied.'],
      [
        'Combien de temps prévoir ?',
        'Une matinée si vous voulez entrer dans les musées. Pour flâner sur les places, deux heures suffisent.',
      ],
    ],
  },
};
