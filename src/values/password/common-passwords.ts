/**
 * What leaked passwords are made of, in lower case, without accents and with digits read as letters: the words of
 * the usual lists, in Spanish and English. One that consists of nothing else is tried first by whoever guesses.
 */
export const commonWords: readonly string[] = `
  password passwort passwd pass passphrase contrasena contrasenia contrasenya clave claves acceso secreto secreta
  secretos secret secure segura seguro seguridad security privado private admin administrador administrator root user
  usuario username login invitado guest test testing prueba pruebas demo ejemplo example default temporal temp cambiame
  changeme changeit welcome bienvenido bienvenida bienvenidos hola hello holamundo helloworld adios gracias porfavor
  letmein dejameentrar entrar entrada abretesesamo opensesame trustno trustnoone iloveyou teamo tequiero tequieromucho
  teamomucho amor amormio amorcito miamor love lovely loveme lover cielo corazon carino bebe baby princesa princess
  principe prince reina queen reyes rey king angel angelito angela diablo demonio jesus jesucristo cristo dios virgen
  maria mariajose josemaria juanjose jose juan pedro pablo luis carlos antonio manuel francisco javier fernando miguel
  rafael daniel david alejandro alejandra andres andrea alberto roberto ricardo eduardo jorge sergio raul oscar ruben
  ivan diego adrian alvaro marcos mario victor hugo ana carmen isabel laura cristina marta lucia paula sara elena
  patricia monica raquel silvia beatriz rocio pilar dolores mercedes teresa rosa rosario margarita claudia natalia
  carolina valentina camila sofia martina daniela gabriela michael jennifer jordan hunter robert thomas charlie george
  daniela jessica ashley michelle nicole amanda samantha matthew andrew joshua william anthony
  madrid barcelona realmadrid atletico atleti sevilla valencia betis barca fcbarcelona athletic bilbao zaragoza malaga
  futbol football baloncesto basketball baseball soccer hockey tenis messi ronaldo cristiano iniesta torres ramos
  espana espania spain espanol espanola viva vivaespana arriba cuenca conquense castilla lamancha castillalamancha
  mancha serrania jucar huecar casascolgadas ciudadencantada tarancon motilla priego quijote donquijote dulcinea sancho
  portal web pagina sitio site empresa tienda turismo cultura correo email mail gmail hotmail outlook internet google
  facebook instagram twitter youtube whatsapp windows microsoft apple iphone android samsung linux ubuntu oracle cisco
  computer ordenador portatil server servidor system sistema master maestro superman batman spiderman starwars pokemon
  naruto dragon dragonball goku vegeta matrix ninja samurai shadow monkey mono perro perrito gato gatito gata perra
  caballo tigre tiger leon lion aguila eagle lobo wolf conejo tortuga delfin mariposa butterfly flower flores flor
  estrella star sol luna moon sunshine sunflower summer verano invierno winter otono autumn primavera spring
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre january february march april
  june july august september october november december lunes martes miercoles jueves viernes sabado domingo monday
  tuesday wednesday thursday friday saturday sunday casa casita familia family madre padre mama papa mamaypapa hermano
  hermana hijo hija hijos abuela abuelo amigo amiga amigos amistad friend friends chocolate cookie cheese galleta pepsi
  cocacola cerveza beer pizza banana naranja manzana fresa azul rojo verde negro blanco amarillo morado rosa blue red
  green black white yellow purple orange silver gold oro plata dinero money rico millonario trabajo work oficina office
  escuela school colegio universidad college musica music guitarra guitar metallica nirvana beatles coche moto ferrari
  porsche mercedes mustang harley corvette yamaha honda freedom libertad esperanza hope fuerza power poder killer asesino
  fuckyou fuck shit puta puto mierda cabron joder gilipollas cojones tonto tonta loco loca guapo guapa bonita preciosa
  hermosa linda feliz felicidad alegria happy lucky suerte numero number uno dos tres cuatro cinco seis siete ocho nueve
  cero diez one two three four five six seven eight nine zero nueva nuevo new mipassword micontrasena miclave mypassword
  access superuser qazwsx asdf zxcv qwer qwerty azerty qwertz
`
  .trim()
  .split(/\s+/);

/** Rows of keyboards, alphabets and counting: any stretch of four, in either direction. */
export const commonRows: readonly string[] = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'azertyuiop',
  'qsdfghjklm',
];
