/** Loaded into the built server before it starts (NODE_OPTIONS): measures it from within, asked at a port of its own. */
import { createServer } from 'node:http';
import { createLoopMeter } from './loop-meter.ts';

const meter = createLoopMeter();

createServer((req, res) => {
  if (req.url === '/start') meter.start();
  res.end(req.url === '/stop' ? String(meter.stop()) : 'ok');
})
  .listen(Number(process.env.METER_PORT), '127.0.0.1')
  // Processes that the server starts have the same environment.
  .on('error', () => {})
  .unref();
