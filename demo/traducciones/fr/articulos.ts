import type { Traducidas } from '../types.ts';

export const articulos: Traducidas = {
  'Segóbriga, la ciudad que vivió de vender luz': {
    titulo: 'Segóbriga, la ville qui vécut de vendre la lumière',
    resumen: `Un gypse transparent, le lapis specularis, ferma les fenêtres de la moitié de l’Empire et paya un théâtre, un amphithéâtre et un cirque au milieu du plateau. Voici comment se visite aujourd’hui la ville romaine la mieux racontée de la province.`,
    contenido: `
<p>Le vent arrive avant les ruines. Il traverse les chênaies de Saelices, descend au Cigüela et remonte la colline par le versant même que choisirent les Romains pour y appuyer les gradins. Asseyez-vous sur l’un d’eux, la pierre est tiède, et regardez autour de vous : pas une maison, pas un câble. Peu de villes antiques ont gardé leur horizon si entier.</p>
<h2>La pierre qui laissait passer le jour</h2>
<p>Segóbriga fut d’abord un village celtibère et, dès Auguste, un municipe romain. Sa fortune était sous terre. Pline l’Ancien écrivit que le meilleur <em>lapis specularis</em> du monde s’extrayait autour de Segóbriga, dans un rayon de cent mille pas. C’était un gypse cristallisé qui s’ouvrait en lames, se coupait à la scie et laissait passer la clarté en arrêtant le froid. Avant que le verre plat ne devînt bon marché, ce fut la fenêtre des riches.</p>
<p>Les mines parsèment une bonne part de l’Alcarria et de la Mancha de Cuenca. Certaines se visitent avec casque et lampe, comme La Mora Encantada, à Torrejoncillo del Rey : dans le faisceau, les parois renvoient un éclat de glace.</p>
<h2>Trois édifices pour une petite ville</h2>
<p>Avec cet argent, une ville modeste s’offrit ce que seules possédaient les capitales. Le théâtre et l’amphithéâtre flanquent la porte principale comme deux déclarations d’intention.</p>
<table>
<thead><tr><th>Édifice</th><th>Quand</th><th>À remarquer</th></tr></thead>
<tbody>
<tr><td>Théâtre</td><td>Achevé vers l’an 79</td><td>Les gradins du bas, réservés aux autorités</td></tr>
<tr><td>Amphithéâtre</td><td>Ier siècle</td><td>Le couloir couvert et sa capacité : quelque 5 500 spectateurs</td></tr>
<tr><td>Forum</td><td>Époque d’Auguste</td><td>Les piédestaux des statues et le dallage</td></tr>
<tr><td>Thermes monumentaux</td><td>Ier siècle</td><td>Les salles successives, du froid au chaud</td></tr>
<tr><td>Basilique wisigothique</td><td>Ve et VIe siècles</td><td>La crypte, hors les murs, parmi les tombes</td></tr>
</tbody>
</table>
<h2>Une fin sans incendie</h2>
<p>Personne ne détruisit Segóbriga. Quand le verre remplaça le gypse, les mines se turent et la ville rétrécit. Elle eut des évêques au temps des Wisigoths et resta presque vide après la conquête musulmane. Puis elle fut carrière : une partie de ses pierres finit au monastère d’Uclés, à quelques minutes de route vers l’ouest.</p>
<h2>Pour votre visite</h2>
<ul>
<li>Commencez par le centre d’interprétation : la maquette vous épargne une demi-heure de doutes.</li>
<li>Comptez deux bonnes heures et quelque trois kilomètres à pied, presque sans ombre.</li>
<li>Prenez de l’eau et un chapeau de mai à septembre ; en hiver, un bon coupe-vent.</li>
</ul>
<p>S’il vous reste une envie de pierre ancienne, notre carte des <a href="/ubicaciones">lieux</a> vous mènera aussi à Valeria, à Ercávica et à la villa de Noheda.</p>
`,
  },
  'La Cruz del Diablo: una cita en la noche de Difuntos': {
    titulo: 'La Croix du Diable : un rendez-vous la nuit des Morts',
    resumen: `Un séducteur, une étrangère et une main imprimée dans la pierre. La légende la plus racontée de Cuenca se passe dans la descente de las Angustias, et il est encore des gens qui posent les doigts sur l’empreinte pour voir s’ils y tiennent.`,
    contenido: `
<p>De la Plaza Mayor part une pente qui plonge vers le Júcar. À mi-chemin le bruit des terrasses s’éteint, les arbres commencent et, blottie contre la roche, apparaît la chapelle de la Virgen de las Angustias. Tout près, à côté de l’ancien couvent des Descalzos, se dresse une croix de pierre. En regardant bien le fût, vous verrez le creux d’une main.</p>
<h2>Diego et Diana</h2>
<p>On raconte qu’au XVIIIe siècle vivait à Cuenca le fils d’un magistrat, du nom de Diego, beau garçon à la parole facile. Il promettait beaucoup et tenait peu. La liste de ses conquêtes était aussi longue que celle des cœurs brisés qu’il semait dans les rues de la ville haute.</p>
<p>Jusqu’à l’arrivée de Diana. Nul ne savait d’où elle venait ni de quoi elle vivait, mais sur son passage les conversations s’arrêtaient. Diego la courtisa avec tout son répertoire et, pour la première fois, n’obtint que dédain. Le jeu devint obsession.</p>
<h2>La lettre</h2>
<p>La veille de la Toussaint il reçut enfin quelques lignes : elle l’attendrait à la porte de las Angustias la nuit des Morts. Il pleuvait avec fureur quand il descendit la pente, enveloppé dans sa cape. Diana était là, plus belle que jamais. Ils s’enlacèrent et, comme il relevait sa jupe pour l’aider à franchir une flaque, ou avec de pires intentions, selon qui raconte, un éclair illumina ce qu’il y avait dessous.</p>
<blockquote><p>Ce n’était pas un pied. C’était un sabot de bouc.</p></blockquote>
<p>L’éclat de rire qui suivit s’entendit, dit-on, dans les deux gorges. Diego courut à l’aveugle jusqu’à la croix et l’étreignit à l’instant où le démon frappait. La griffe lui effleura l’épaule et se planta dans la pierre, où elle laissa sa marque. Le jeune homme, toujours selon la tradition, frappa au couvent et n’en ressortit jamais.</p>
<h2>Ce que disent les documents et ce que dit la pierre</h2>
<p>La chapelle actuelle est du XVIIe siècle et fut remaniée au XVIIIe par José Martín de Aldehuela. Le couvent voisin ferma en 1836. On connaît à la croix au moins trois noms, du Diable, des Descalzos et du Converti, et chacun garde une version différente. Le thème du galant berné par le Malin est ancien dans toute l’Europe ; il eut ici la chance de trouver un décor parfait.</p>
<h2>Comment y aller</h2>
<ul>
<li>Depuis la Plaza Mayor, descendez à pied par la rue fléchée : dix minutes.</li>
<li>Depuis le Júcar, montez par le Recreo Peral ; c’est plus raide et plus joli.</li>
<li>La nuit, prenez une lampe et de la compagnie. La seconde n’est qu’un conseil.</li>
</ul>
<p>Il existe des promenades nocturnes avec le récit compris : consultez les <a href="/actividades-y-eventos">prochaines dates</a>.</p>
`,
  },
  'La Endiablada: cien cencerros para dos santos': {
    titulo: 'La Endiablada : cent sonnailles pour deux saints',
    resumen: `Aux premiers jours de février, les diables d’Almonacid del Marquesado s’habillent de fleurs, s’attachent d’énormes sonnailles et courent par le village à perdre haleine. Ils le font, bien entendu, par dévotion.`,
    contenido: `
<p>On l’entend depuis l’aire à battre, avant de voir la première maison. Ce n’est pas de la musique, ce n’est pas non plus du bruit : c’est un battement de bronze qui approche, s’éloigne et tourne encore le coin de la rue. Alors ils paraissent sur deux files, en habits à fleurs criardes, un coup de hanche à chaque pas pour faire parler les sonnailles. Ce sont les diables d’Almonacid del Marquesado.</p>
<h2>Qui peut être diable</h2>
<p>Il ne suffit pas de le vouloir. La confrérie exige d’être du village, d’en descendre ou d’y avoir pris femme ou mari. Il y a des diables de quelques années et des diables grands-pères. Celui qui commande est le <strong>Diablo Mayor</strong>, charge à vie qui revient à qui compte le plus d’années de suite : une seule absence, et l’on perd son ancienneté et recommence.</p>
<p>L’habit, combinaison ou blouse et pantalon de toile imprimée, se coud à la maison. Les sonnailles, deux ou trois par personne, s’attachent dans le dos avec des courroies et pèsent comme un remords. À la main, la massue, terminée par une tête de démon sculptée.</p>
<h2>Deux légendes pour un même vacarme</h2>
<p>La première est d’une tendresse inattendue. Le jour de la Chandeleur, la Vierge devait présenter son fils au temple et craignait les regards. Les diables vinrent en sautant pour que les gens regardent ailleurs.</p>
<p>La seconde raconte que des bergers trouvèrent enterrée l’image de saint Blaise à la limite d’un autre village. Il y eut dispute, Almonacid l’emporta, et les bergers le fêtèrent en s’accrochant les sonnailles des bêtes. Comme la statue était sale, ils lui lavèrent le visage avec ce qu’ils avaient sous la main : de l’eau-de-vie. Cela se fait encore.</p>
<h2>Le calendrier</h2>
<table>
<thead><tr><th>Jour</th><th>Ce qu’on célèbre</th><th>À remarquer</th></tr></thead>
<tbody>
<tr><td>1er février</td><td>La veille</td><td>Les diables demandent la permission et font leur premier tour</td></tr>
<tr><td>2 février</td><td>La Chandeleur</td><td>Coiffes de fleurs, procession et lavage de saint Blaise</td></tr>
<tr><td>3 février</td><td>Saint Blaise</td><td>Mitres rouges et sauts devant l’image</td></tr>
<tr><td>4 février</td><td>San Blasillo</td><td>Les danseuses et leurs danses de bâtons</td></tr>
</tbody>
</table>
<h2>Regarder sans gêner</h2>
<p>La fête est d’intérêt touristique national et bien culturel protégé, mais ce n’est pas un spectacle monté pour qui que ce soit. Quand les diables entrent dans l’église et dansent sur la pointe des pieds devant l’autel, épuisés, vous verrez de vraies larmes. Rangez votre téléphone un moment.</p>
<p>Venez avec de bonnes chaussures, laissez la voiture à l’entrée et réservez une table à l’avance. Segóbriga est à un quart d’heure : avec un peu d’ordre, tout tient dans la même journée. Vous trouverez d’autres rendez-vous de l’hiver dans <a href="/actividades-y-eventos">activités et événements</a>.</p>
`,
  },
  'Un día en la Ciudad Encantada, sin prisas y con desvíos': {
    titulo: 'Une journée à la Ciudad Encantada, sans hâte et avec des détours',
    resumen: `Le Tormo Alto est sur toutes les cartes postales, mais l’excursion commence bien avant, sur la route du Júcar. Nous proposons une journée entière avec fenêtre du diable, mer de pierre, belvédère et lac.`,
    contenido: `
<p>La première fois qu’on voit le Tormo Alto, on pense que quelqu’un devrait l’étayer. Une masse de roche large comme une maison tient sur un pied étroit, et cela depuis des milliers d’années. La Ciudad Encantada est faite d’équilibres de ce genre. Il convient de la parcourir lentement, et plus encore de ne pas venir que pour elle.</p>
<h2>Pourquoi les pierres ont un chapeau</h2>
<p>Il y a quelque quatre-vingt-dix millions d’années, tout cela était le fond de la mer. Les sédiments formèrent des couches de résistance différente : en haut, des dolomies dures ; en bas, d’autres plus tendres. Quand elles émergèrent, l’eau, le gel et le vent attaquèrent ensemble, mais pas au même rythme. Le tendre s’amincit et le dur resta en surplomb. De là les champignons, les arches et les ruelles.</p>
<p>Le lieu, sur les terres de Valdecabras, fut déclaré site naturel d’intérêt national en 1929. C’est une propriété privée, l’entrée est donc payante.</p>
<h2>La promenade</h2>
<p>Le circuit forme une boucle d’environ trois kilomètres, bien balisée. Chaque figure a son panneau, mais il est plus amusant de deviner avant de le lire : les Bateaux, le Chien, le Phoque, le Toboggan, les Amants de Teruel. Comptez une heure et demie. Certains passages ne conviennent pas aux poussettes.</p>
<h2>La journée, halte par halte</h2>
<table>
<thead><tr><th>Halte</th><th>Depuis Cuenca</th><th>Temps sur place</th></tr></thead>
<tbody>
<tr><td>Villalba de la Sierra</td><td>20 km</td><td>Un café</td></tr>
<tr><td>Ventano del Diablo</td><td>24 km</td><td>20 minutes</td></tr>
<tr><td>Ciudad Encantada</td><td>30 km</td><td>1 h 30 min</td></tr>
<tr><td>Belvédère d’Uña</td><td>À pied, environ 2 km</td><td>1 heure, aller et retour</td></tr>
<tr><td>Lac d’Uña</td><td>36 km</td><td>45 minutes</td></tr>
</tbody>
</table>
<p><em>Distances approximatives par la CM-2105.</em></p>
[[ubicacion:ventano-del-diablo]]
<h3>La fenêtre du diable</h3>
<p>Une voûte de roche ouverte sur le vide, avec deux trous qui donnent sur les gorges du Júcar. Selon la légende, le diable poussait les curieux. Tenez-vous bien : la vue pousse déjà assez.</p>
<h3>Le belvédère et le lac</h3>
<p>Du parking de la Ciudad Encantada part le chemin du belvédère d’Uña, un balcon naturel sur la vallée. En bas brille le lac, avec ses roseaux et ses foulques. Ensuite on peut descendre en voiture et en faire le tour.</p>
<figure data-ancho="ancha"><img src="[[imagen:laguna-de-una]]" alt="Trois foulques sur le lac d’Uña, avec les falaises au fond" width="1600" height="1067"><figcaption>Le lac, quand la dernière voiture est partie. Illustration : Archivo de Ejemplo.</figcaption></figure>
<p>Si la visite tombe le dernier samedi du mois, restez dîner : la nuit, on éteint les lampes.</p>
[[evento:noche-de-estrellas-junto-a-la-laguna]]
<h2>Quand et comment</h2>
<ul>
<li><strong>La meilleure lumière :</strong> de bonne heure ou en fin d’après-midi ; midi aplatit les formes.</li>
<li><strong>La meilleure saison :</strong> l’automne, en semaine. Sous la neige c’est une autre planète, mais vérifiez l’état de la route.</li>
<li><strong>À emporter :</strong> de l’eau, une casquette et un goûter. Redescendez tout ce que vous montez.</li>
</ul>
<p>Pour prolonger la journée à pied, le guide que nous avons dans le sac :</p>
[[producto:guia-de-senderos-de-la-serrania]]
<p>Vous trouverez chaque halte sur <a href="/ubicaciones">notre carte</a>, avec ses coordonnées et les questions fréquentes.</p>
`,
  },
  'El nacimiento del Cuervo, un río que empieza por el final': {
    titulo: 'La source du Cuervo, une rivière qui commence par la fin',
    resumen: `Presque toutes les rivières naissent timides. Pas le Cuervo : il sort d’une grotte et, quelques mètres plus loin, se laisse tomber en un rideau de mousse et de tuf. Une courte promenade qui change entièrement à chaque saison.`,
    contenido: `
<p>Le son vous accueille au parking. Ce n’est pas un grondement, c’est plus fin, comme beaucoup de conversations à la fois. On suit la passerelle entre les pins sylvestres et, dix minutes plus tard, la voilà : une paroi de mousse le long de laquelle l’eau ne tombe pas, mais s’effile en centaines de fils.</p>
<h2>La cascade qui grandit</h2>
<p>Le Cuervo naît à près de 1 500 mètres, au flanc de la Muela de San Felipe, près de Vega del Codorno. L’eau a voyagé dans le calcaire et arrive chargée de carbonate. En sortant à l’air et en rencontrant les mousses, elle le dépose, et ce dépôt devient du <strong>tuf</strong>, une pierre spongieuse qui grandit avec la cascade. Ce que vous voyez est donc une sculpture inachevée.</p>
<p>Tout le site est protégé comme monument naturel. La rivière, encore enfant ici, descend ensuite vers le Guadiela et finit dans le Tage.</p>
<h2>Trois façons de la parcourir</h2>
<table>
<thead><tr><th>Itinéraire</th><th>Distance</th><th>Pour qui</th></tr></thead>
<tbody>
<tr><td>Jusqu’à la cascade</td><td>Environ 400 m</td><td>Tous ; le premier tronçon est adapté</td></tr>
<tr><td>Sentier de la source</td><td>1,5 km, en boucle</td><td>Les familles que les escaliers n’effraient pas</td></tr>
<tr><td>Sentier de la tourbière</td><td>Un autre kilomètre et demi</td><td>Les curieux de plantes</td></tr>
<tr><td>Sentier de la pinède</td><td>11 km</td><td>Les randonneurs</td></tr>
</tbody>
</table>
<p>Ne vous arrêtez pas à la cascade, comme tant de gens. Le sentier monte le long de l’eau, passe par des bassins transparents et s’achève devant une fente dans la roche : la source. C’est l’endroit le plus silencieux du parcours et, en été, le plus frais.</p>
<h2>Quatre saisons, quatre rivières</h2>
<ul>
<li><strong>Printemps.</strong> Le dégel multiplie les fils et la cascade devient un mur blanc. C’est son meilleur moment.</li>
<li><strong>Été.</strong> Moins d’eau et plus d’ombre. Les années sèches, elle goutte à peine : renseignez-vous.</li>
<li><strong>Automne.</strong> Érables et noisetiers apportent la couleur qui manque à la pinède.</li>
<li><strong>Hiver.</strong> Après plusieurs nuits de gel d’affilée, la cascade se fige et ressemble à un orgue de cristal.</li>
</ul>
<h2>En prendre soin</h2>
<p>Le tuf met des décennies à gagner quelques centimètres et se brise sous un pas. Ne franchissez pas les barrières, ne vous baignez pas et ne laissez pas le chien le faire. La photo est tout aussi belle depuis la rambarde.</p>
<h2>Y aller</h2>
<p>De Cuenca il y a quelque 80 kilomètres par Villalba de la Sierra, Uña et Tragacete. La route est superbe et lente : comptez une heure et demie et faites le plein avant de partir. Au retour, une assiette de morteruelo dans n’importe quel village de la montagne achève bien la journée. Et si vous préférez partir avec un guide, voyez les <a href="/actividades-y-eventos">sorties prévues</a>.</p>
`,
  },
};
