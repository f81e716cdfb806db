/** Who runs the demo's site: plainly fictitious. */
import type { Ajustes } from '#areas/ajustes/ajustes.ts';
import type { StoredPictures } from '../store-pictures.ts';

export function demoAjustes(pictures: StoredPictures): Partial<Ajustes> {
  return {
    titular: {
      nombre: 'Nombre y Apellidos de Ejemplo',
      nif: '00000000T',
      calle: 'Calle de Ejemplo, 1',
      codigo_postal: '16001',
      localidad: 'Cuenca',
      provincia: 'Cuenca',
      email: 'hola@example.com',
      telefono: '969 000 000',
      licencia: 'CU-00000',
    },
    redes: {
      facebook: 'https://www.facebook.com/example',
      instagram: 'https://www.instagram.com/example',
      x: 'https://x.com/example',
      youtube: 'https://www.youtube.com/@example',
      hashtags: ['SecretosDeCuenca', 'Cuenca', 'TurismoCuenca'],
    },
    reservas: {
      operador: 'Agencia de Ejemplo, turismo activo',
      telefono: '969 000 111',
      whatsapp: '600 000 111',
      horario: ['Lunes a viernes: 10:00-14:00 y 15:00-18:00', 'Sábados: 10:00-14:00'],
      direccion: 'Plaza de Ejemplo, 2, 16001 Cuenca',
      licencia: 'CICMA 00000-CU',
      colaboradores: [
        { nombre: 'Aventura de Ejemplo', logo: pictures.get('logo-aventura') ?? null },
        { nombre: 'Posada de Ejemplo', logo: pictures.get('logo-posada') ?? null },
      ],
    },
    tienda: {
      minutos_pago: 30,
      stock_bajo: 5,
      recogida_direccion: 'Calle de Ejemplo, 1, 16001 Cuenca',
      recogida_horario: 'Lunes a viernes, de 10:00 a 14:00',
    },
    idiomas: {
      visibles: ['en', 'fr'],
      glosario: [
        ...['Ciudad Encantada', 'Tormo Alto', 'Ventano del Diablo', 'Casas Colgadas', 'Serranía', 'Alcarria'],
        ...['morteruelo', 'ajoarriero', 'zarajos', 'alajú', 'resoli', 'zurra', 'mayos', 'hocinos'],
      ],
      servicio: { tipo: 'ninguno', url: null },
    },
  };
}
