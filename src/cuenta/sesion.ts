import { z } from 'zod';

const length = 'La contraseña debe tener entre 8 y 128 caracteres.';

export const newPassword = z.string({ error: 'La contraseña es obligatoria.' }).min(8, length).max(128, length);
