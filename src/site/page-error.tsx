import { useRouter } from '@tanstack/react-router';
import { Button } from '#ui/button.tsx';
import styles from './message-page.module.css';
import { WaysOut } from './ways-out.tsx';

/** Something broke on our side while the page was drawn. */
export function PageError() {
  const router = useRouter();
  return (
    <div className={`wide ${styles.page}`}>
      <h1>Algo ha fallado</h1>
      <p role="alert">Ocurrió un error desconocido. Puedes volver a intentarlo o seguir por otro camino.</p>
      <WaysOut>
        <Button onClick={() => void router.invalidate()}>Reintentar</Button>
      </WaysOut>
    </div>
  );
}
