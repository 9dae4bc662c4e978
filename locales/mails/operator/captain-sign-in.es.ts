import type { Like } from '../../like.ts';
import type en from './captain-sign-in.en.ts';

export default {
  hello: 'Hola:',
  code: 'Código',
  notYou: 'Si no ha sido usted, ignore este correo: sin él no ocurre nada.',
  shortLived: 'El enlace y el código sirven una sola vez y durante poco tiempo.',
  signup: 'Confirme su dirección de correo',
  signupShort: 'Confírmela y su cuenta de capitán estará lista.',
  signupText:
    'Gracias por crear una cuenta de capitán. Confirme que esta dirección es suya; después podrá iniciar sesión y añadir sus barcos.',
  signupLabel: 'Confirmar mi dirección',
  recovery: 'Elija una contraseña nueva',
  recoveryShort: 'Ha pedido cambiar su contraseña.',
  recoveryText: 'Ha pedido una contraseña nueva. Siga el enlace para elegirla.',
  recoveryNotYou: 'Si no ha sido usted, ignore este correo: su contraseña sigue igual.',
  magiclink: 'Su enlace para iniciar sesión',
  magiclinkShort: 'Inicie sesión sin contraseña.',
  magiclinkText: 'Siga el enlace para iniciar sesión o introduzca el código.',
  magiclinkLabel: 'Iniciar sesión',
  invite: 'Le invitamos a crear una cuenta',
  inviteShort: 'Acepte la invitación para empezar.',
  inviteText: 'Le han invitado a ofrecer sus barcos aquí. Siga el enlace para aceptar.',
  inviteLabel: 'Aceptar la invitación',
  inviteNotYou: 'Si no lo esperaba, ignore este correo.',
  emailChange: 'Confirme su nueva dirección de correo',
  emailChangeShort: 'La dirección de su cuenta va a cambiar.',
  emailChangeText:
    'Alguien que ha iniciado sesión en su cuenta ha pedido cambiar su dirección de correo. Cambia cuando tanto la antigua como la nueva lo hayan confirmado.',
  emailChangeLabel: 'Confirmar el cambio',
  emailChangeNotYou: 'Si no ha sido usted, no confirme y cambie su contraseña.',
  reauthentication: 'Su código de confirmación',
  reauthenticationShort: 'Introduzca este código para continuar.',
  reauthenticationText:
    'Introduzca este código para confirmar que es usted. Sirve una sola vez y durante poco tiempo.',
  reauthenticationNotYou: 'Si no ha sido usted, cambie su contraseña.',
} satisfies Like<typeof en>;
