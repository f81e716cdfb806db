import type { Traducidas } from '../types.ts';

export const masArticulos: Traducidas = {
  'La vuelta a Cuenca por sus dos hoces': {
    titulo: 'Le tour de Cuenca par ses deux gorges',
    resumen: `Quatre kilomètres suffisent pour faire le tour de la ville haute sans quitter l’eau ni la roche. Un sentier urbain qui passe sous les Maisons suspendues, grimpe jusqu’au Castillo et revient le long du Júcar.`,
    contenido: `
<p>On connaît Cuenca de deux façons : d’en haut, en se penchant, ou d’en bas, le cou tordu. Cet itinéraire offre les deux en une matinée. Pas besoin de voiture, ni de chaussures de montagne, ni d’autre projet qu’un sandwich.</p>
<h2>Le tracé</h2>
<p>C’est un circuit d’environ quatre kilomètres, balisé comme sentier local par la ville. On peut commencer où l’on veut. Nous partons du Recreo Peral, au bord du Júcar, et tournons dans le sens du courant.</p>
<table>
<thead><tr><th>Tronçon</th><th>Temps</th><th>Ce que vous verrez</th></tr></thead>
<tbody>
<tr><td>Du Recreo Peral à la Junta de los Ríos</td><td>25 min</td><td>Une passerelle de bois sur le Júcar</td></tr>
<tr><td>De la Junta de los Ríos à l’Auditorium</td><td>20 min</td><td>Le Huécar entre maisons et ponts</td></tr>
<tr><td>De l’Auditorium au pont de San Pablo</td><td>15 min</td><td>Les Maisons suspendues, d’en bas</td></tr>
<tr><td>Du pont au belvédère du Castillo</td><td>35 min</td><td>Des hocinos et la montée par le versant</td></tr>
<tr><td>Du Castillo au Recreo Peral</td><td>25 min</td><td>La descente dans les gorges du Júcar</td></tr>
</tbody>
</table>
<h2>Le côté du Júcar</h2>
<p>L’eau a ici ce vert qui semble inventé et qui vient du calcaire dissous. La passerelle longe la paroi, entre peupliers et saules. Levez les yeux : sur les falaises sont peints d’énormes yeux dont personne ne sait bien qui les a commencés et que quelqu’un ravive de temps à autre.</p>
<h2>Le côté du Huécar</h2>
<p>La petite rivière a fait les gorges les plus célèbres. Après l’Auditorium la vallée se resserre et les maisons grimpent sur la roche jusqu’à ce que, soudain, vous ayez les <strong>Maisons suspendues</strong> juste au-dessus de vous, leurs balcons de bois sur le vide. Un peu plus loin passe le <strong>pont de San Pablo</strong>, de fer, tendu au début du XXe siècle à la place d’un autre de pierre tombé en ruine. Il a quelque soixante mètres de haut : si vous avez le vertige, réjouissez-vous de passer dessous.</p>
<p>Ensuite l’asphalte s’arrête. Le sentier avance entre les <em>hocinos</em>, ces maisonnettes à potager adossées au rocher, et prend peu à peu de la hauteur. Le poète Federico Muelas, qui en avait un, n’avait besoin de rien d’autre pour écrire.</p>
<h2>En haut</h2>
<p>Le belvédère du Castillo est la récompense. Toute la ville tient dans un regard : la cathédrale, le couvent de San Pablo, les gratte-ciel médiévaux de la rue Alfonso VIII. Si vous venez aux premiers jours de novembre, les peupliers du fond seront jaunes et vous ne voudrez plus descendre.</p>
<h2>Conseils</h2>
<ul>
<li>Faites-le le matin : le soleil donne en plein sur les Maisons suspendues.</li>
<li>Par temps de pluie ou de gel, le versant du Huécar est glissant.</li>
<li>Pour en faire plus, continuez par la senda de los Hocinos vers Molinos de Papel.</li>
</ul>
<p>Dans la <a href="/tienda">boutique</a> vous trouverez un guide de sentiers avec ce parcours et d’autres.</p>
`,
  },
  'La laguna que se vuelve de leche': {
    titulo: 'Le lac qui devient lait',
    resumen: `Certains étés, la laguna de la Gitana se réveille blanche ; certains hivers, celle de las Tortugas se teinte de rose. À Cañada del Hoyo, la légende et la chimie racontent la même histoire avec une autre fin.`,
    contenido: `
<p>On marche dans la pinède, le sol s’ouvre et paraît un œil rond, vert, avec la paroi de roche pour paupière. Aucune rivière n’y entre, aucune n’en sort. Un peu plus loin il y en a un autre, bleu sombre, et un autre presque noir. Ce sont les <strong>lacs de Cañada del Hoyo</strong>, et l’étrange n’est pas qu’ils aient des couleurs différentes, mais qu’ils en changent.</p>
<h2>Ce qu’on racontait</h2>
<p>On dit que deux jeunes gitans de familles ennemies se retrouvaient en secret sur la rive. Une nuit il n’arriva pas à temps et elle, se croyant abandonnée, se jeta à l’eau. Depuis, chaque année aux mêmes dates, le lac pâlit de chagrin. Longtemps, il y eut des gens qui préféraient ne pas s’en approcher au mois d’août.</p>
<p>L’étonnant, c’est que le phénomène existe. Entre la mi-juillet et le début de septembre, quand les conditions sont réunies, l’eau passe du vert au blanc laiteux en quelques jours puis, avec le même calme, revient.</p>
<h2>Ce qu’on sait</h2>
<p>Les lacs sont des <strong>torcas</strong>, des effondrements du calcaire qui ont atteint l’eau souterraine. Cette eau est chargée de chaux. Quand l’été réchauffe la couche du dessus et que les algues accélèrent leur photosynthèse, la calcite cesse d’être dissoute et précipite en cristaux minuscules. Des millions en suspension : voilà le lait. Puis ils coulent et le vert revient.</p>
<p>Le rose a un autre auteur. En 2018, et de nouveau d’autres hivers, le lagunillo de las Tortugas devint fuchsia. L’Institut géologique et minier identifia la responsable : <em>Thiocapsa</em>, une bactérie pourpre du soufre qui vit dans la zone sans oxygène. Si le froid arrive d’un coup, l’eau de surface s’alourdit, coule et pousse la locataire vers le haut.</p>
<table>
<thead><tr><th>Lac</th><th>Couleur habituelle</th><th>Quand il surprend</th></tr></thead>
<tbody>
<tr><td>La Gitana ou la Cruz</td><td>Vert</td><td>Blanc, quelques jours d’été</td></tr>
<tr><td>El Tejo</td><td>Bleu sombre</td><td>Blanchit parfois ; c’est le plus profond</td></tr>
<tr><td>Lagunillo del Tejo</td><td>Presque noir</td><td>À midi, avec le soleil haut</td></tr>
<tr><td>Las Tortugas</td><td>Turquoise verdâtre</td><td>Rose, certains hivers très froids</td></tr>
</tbody>
</table>
<h2>Ce qu’on ne sait toujours pas</h2>
<p>Personne ne peut vous dire le jour. Il faut de la chaleur, de la lumière, de la chaux et du calme dans la juste proportion, et il y a des années où cela n’arrive pas. C’est la part du mystère qui résiste : nous savons comment, pas quand.</p>
<h2>Si vous y allez</h2>
<ul>
<li>Trois des sept lacs sont en accès libre ; les autres sont dans une propriété privée, renseignez-vous.</li>
<li>C’est un monument naturel depuis 2007 : la baignade n’est pas permise.</li>
<li>Combinez la visite avec les torcas de Los Palancares, leurs sœurs à sec. Vous les trouverez sur <a href="/ubicaciones">la carte</a>.</li>
</ul>
`,
  },
  'El mimbre busca manos: nace un taller para aprender a tejerlo desde cero': {
    titulo: 'L’osier cherche des mains : un atelier pour apprendre à le tresser',
    resumen: `Vanniers retraités et jeunes des bords de l’Escabas partageront le même banc le samedi matin. Le cours, de dix séances, veut éviter qu’un métier qui a nourri plusieurs villages reste sans relève.`,
    contenido: `
<p>Dix places, dix samedis et un seau d’eau par personne. C’est avec ce bagage que commence à Cañamares un atelier de vannerie ouvert à quiconque veut apprendre, sans âge ni expérience. Il est organisé par une association de riverains, et ceux qui enseignent sont des artisans restés des années sans élèves.</p>
<h2>De la plaine au banc</h2>
<p>Les rives de l’Escabas et du Trabaque, entre l’Alcarria et la Serranía, ont été pendant des décennies les premières productrices d’osier d’Espagne. Cañamares, Priego et Villaconejos de Trabaque en vécurent, surtout au milieu du siècle dernier. Puis vinrent le plastique et les importations, et bien des champs changèrent de culture.</p>
<p>Restent pourtant la plante et la mémoire. L’osier est un saule généreux : on le coupe à ras de terre en hiver, il repousse au printemps et peut le faire pendant de longues années. Entre la chute des feuilles et la coupe, les brins s’allument d’un rouge qui attire des photographes de partout.</p>
<h2>Ce qu’on apprendra</h2>
<ol>
<li>Reconnaître les sortes de brins : blanc, cuit, appelé <em>buff</em>, et avec l’écorce.</li>
<li>Tremper, classer par taille et conserver la matière.</li>
<li>Monter un fond rond et dresser les montants.</li>
<li>Tresser, border et poser une anse qui porte vraiment du poids.</li>
</ol>
<p>La dernière pièce sera libre. Les maîtres attendent du pain, du bois et quelques lampes.</p>
<blockquote><p>« Qui fait un panier en fait cent, s’il a l’osier et le temps », rappelle le proverbe sur la porte. « L’osier, nous en avons de reste. Nous venons apporter le temps », disent les organisateurs.</p></blockquote>
<h2>Une voie pour les jeunes</h2>
<p>L’idée n’est pas seulement sentimentale. La décoration et l’emballage sans plastique ont rendu de l’intérêt aux fibres végétales, et les rares ateliers encore actifs assurent qu’ils ont plus de commandes que de mains. Deux anciennes étudiantes des Beaux-Arts se sont déjà inscrites pour mêler vannerie et design.</p>
<h2>Comment s’inscrire</h2>
<p>Il suffit d’appeler ou d’écrire. Une participation symbolique couvre la matière, et qui vient de loin peut demander de l’aide pour partager une voiture. Si vous préférez commencer par toucher le résultat, vous trouverez dans la <a href="/tienda">boutique</a> des paniers et des lampes en osier de ces rives, et dans <a href="/rutas-y-naturaleza">randonnées et nature</a>, des promenades dans la plaine.</p>
`,
  },
  'Noche de estrellas en la sierra: se apagan las farolas para ver la Vía Láctea': {
    titulo: 'Nuit d’étoiles en montagne : on éteint les réverbères pour voir la Voie lactée',
    resumen: `Plusieurs villages de la Serranía laisseront leurs rues dans le noir pendant deux heures pour une observation collective. Il y aura des télescopes, des couvertures, du bouillon chaud et quelqu’un qui sait où est Andromède.`,
    contenido: `
<p>À onze heures précises, un voisin abaissera la manette du tableau électrique et le village disparaîtra. Pendant deux heures il n’y aura d’autre lumière que celle d’en haut. L’initiative, née d’un pari entre amateurs, réunit déjà plusieurs hameaux de la Serranía de Cuenca et se répétera à chaque nouvelle lune si les nuages le permettent.</p>
<h2>L’un des ciels les plus sombres du centre de l’Espagne</h2>
<p>Ce n’est pas un hasard si cela se passe ici. La montagne est peu peuplée, à bonne altitude et loin des grandes villes, et elle est certifiée depuis des années par Starlight comme destination d’observation. Par nuit claire on distingue à l’œil nu des milliers d’étoiles, et la Voie lactée va jusqu’à dessiner le profil des pins.</p>
<h2>Ce qu’on verra</h2>
<p>Le programme s’adapte à la date, mais une règle est fixe : pendant la première demi-heure, personne ne touche à un télescope. L’œil a besoin de ce temps pour s’habituer. Ensuite on parcourt les constellations avec un pointeur et l’on regarde à tour de rôle :</p>
<ul>
<li>Une planète, celle du moment. Saturne gagne toujours le vote.</li>
<li>La galaxie d’Andromède ou, selon la saison, la nébuleuse d’Orion.</li>
<li>Un amas ouvert, qui dans les jumelles ressemble à du sel renversé.</li>
</ul>
<p>On racontera aussi les noms qu’employaient les bergers. La Voie lactée était le Chemin de Saint-Jacques ; les Pléiades, les Chevrettes ; la Grande Ourse, le Chariot, horloge de qui dormait dehors avec les bêtes.</p>
<h2>Ce qu’il faut apporter</h2>
<table>
<thead><tr><th>Oui</th><th>Non</th></tr></thead>
<tbody>
<tr><td>Un manteau, même en août</td><td>Des lampes blanches</td></tr>
<tr><td>Une lampe rouge ou du papier cellophane rouge</td><td>Un téléphone à pleine luminosité</td></tr>
<tr><td>Une chaise de camping ou une couverture</td><td>Des phares allumés en se garant</td></tr>
<tr><td>Des jumelles, si vous en avez</td><td>Des drones</td></tr>
</tbody>
</table>
<h2>Plus qu’un spectacle</h2>
<p>Les organisateurs veulent en profiter pour parler de pollution lumineuse. Un éclairage bien orienté consomme moins, laisse mieux dormir et ne désoriente ni les oiseaux ni les insectes. Dans plusieurs hameaux on a déjà remplacé les réverbères en boule par d’autres qui n’éclairent que le sol.</p>
<blockquote><p>« Nous ne venons pas éteindre le village », expliquent-ils. « Nous venons allumer le reste ».</p></blockquote>
<p>C’est gratuit, mais on demande de confirmer pour organiser le bouillon. La prochaine date est dans <a href="/actividades-y-eventos">activités et événements</a>.</p>
`,
  },
  'La mañana en que cayó el Giraldo': {
    titulo: 'Le matin où tomba le Giraldo',
    resumen: `Le 13 avril 1902 s’effondra le clocher de la cathédrale de Cuenca. Quatre jeunes gens moururent et la ville perdit sa silhouette. La façade que vous voyez aujourd’hui est née de cette chute.`,
    contenido: `
<p>Placez-vous au milieu de la Plaza Mayor et regardez la cathédrale. Il manque quelque chose, sans qu’on sache dire quoi : une façade si large demande une verticale qui la tienne au ciel. Elle l’eut pendant des siècles. C’était la tour du Giraldo, nom frère de celui de la Giralda de Séville, et elle s’écroula un dimanche de printemps.</p>
<h2>Dix heures du matin</h2>
<p>C’était le 13 avril 1902. La Semaine sainte venait de passer et plusieurs garçons étaient montés sonner, comme tant de dimanches. Vers dix heures on entendit un craquement, puis un fracas qui parvint jusqu’aux quartiers bas. Quand le nuage de poussière commença à retomber, à la place d’une tour il y avait un amas de pierres qui avait emporté la maison du sonneur et une partie du cloître, et qui avait atteint l’<strong>Arco de Jamete</strong>, le joyau Renaissance de l’église.</p>
<p>En quelques minutes la place se remplit. Ceux d’en haut cherchaient les leurs ; ceux d’en bas montaient les pentes sans savoir encore vers quoi. On travailla de jour et aussi de nuit, à la lumière électrique installée en toute hâte.</p>
<h2>Quatre noms</h2>
<p>Moururent María Antón, la fille du sonneur, et trois enfants : José López, Segundo de León et Reyes López, neuf ans. Il convient de les écrire, car l’habitude de parler des pierres finit par faire oublier ceux qui étaient dessous. Il y eut aussi un miracle mineur : deux garçons, Alejandro Mena et Gregorio López, sortirent vivants après deux jours dans les décombres.</p>
<h2>On le savait</h2>
<p>Le lendemain l’affaire arriva au Parlement. Un député rappela que l’évêché avait averti du danger quatorze ans plus tôt ; de l’autre bord, on alla jusqu’à accuser la sonnerie des cloches. Le 27 avril le ministre José Canalejas vint voir la ruine. Ce qui tenait encore debout dut être abattu.</p>
<blockquote><p>Les tours ne tombent pas un dimanche : elles tombent depuis des années, et un dimanche on s’en aperçoit.</p></blockquote>
<h2>La façade inachevée</h2>
<p>Cet été-là, la cathédrale fut déclarée monument national. L’architecte <strong>Vicente Lampérez</strong> dessina un front nouveau, d’un gothique rêvé, et la première pierre fut posée le 28 septembre 1910. Les travaux durèrent des décennies et n’atteignirent jamais les hauteurs prévues. C’est pourquoi la façade a cet air de décor ouvert, avec des arcs par où l’on voit passer le ciel.</p>
<p>En entrant, cherchez l’Arco de Jamete et penchez-vous sur le cloître : ce sont les deux lieux qui reçurent le coup. Et si vous voulez suivre le fil de la ville de pierre, d’autres récits vous attendent dans <a href="/historia">notre rubrique d’histoire</a>.</p>
`,
  },
};
