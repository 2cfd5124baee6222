BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('003');
CREATE TABLE analyses (
	"match" VARCHAR(64) NOT NULL, 
	step INTEGER NOT NULL, 
	judge VARCHAR(64) NOT NULL, 
	analysis BLOB NOT NULL, 
	PRIMARY KEY ("match", step)
);
INSERT INTO "analyses" VALUES('e4195556c85638024a944583d6a4206f497575143bb49cd81e3ef9e9177007b4',1,'6ff8fd19d00b5c67',X'789CED96E18EE22010C75FE5C2E762DA426BDB57B96C3648396DEC8201AA6B4CDFFD0668B5EA7A5973C6BD4BB61F4C0766E89FDFCC8007540BDE984649541D90B16283AA244246308BAA38428C5B3F87CC8E6D7E1014A1962D44EB9CD7620FE3DE6C458D39D3354C33BD346EF6C26DD359BC1012965DA13E4276D5C8E56956EDE465BC66720D3304F5F04468A9592DC05E0863C18BAF98E4602733D0E8C706851405FBF5B932E920B355068663A76AA7740DEFB26B5BA757355C80F9F37081943E1D29FD0452C39586F7349DC57D7429397BBAE4EC6F25FF9B857B4BF25A401B5E0976A318C26BF4B9659312967D899078DF086E450DC5E7BE1425F9F1073C5E6031566F1B177D38F57D271BD7535C35D2F8F59511208D44682B74DD707BD2C50C5E2A5563662614C6BD8C4E2E0B78CBDA4E4C9C825D6581D44270D619E17B24040D23F89756D26225DBFD243848AB92DEEDD1AE9CBAD06B43E38D8B40C22C7E73444EB16EEC6E0FD5D956A9F554C2407D740B3666ED8EED8DCBD23D14A863C0DE5437FD70B0F198863144BAA271FE215F9015E9F2ED46FC3EAA3B095E073E26A9FD91C1F9D10782AD783F3BB42F0A7A0B779235FE2E1A168C676599954941F239A179498A3994B6D64ABB291A17292DD232A6392972F25143981BF57FD68611D20D7CCF2BF46FAF9366FAB8B4FE87B2989E2EF49C7DF6CDFE4F35FC58F6E9397BF2CDFE267BF268F6A43CC21FEED74FA02FEE67ED8905CCC515EB80F32B58FB3DDF8534DC27574861338D159A0DA73A752E5CC9DAFFEF4D633A9F539AD1189E249FF7FD6F39C1DF7D');
CREATE TABLE carries (
	code_hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (code_hash)
);
CREATE TABLE codes (
	code VARCHAR(40) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	since FLOAT NOT NULL, 
	PRIMARY KEY (code)
);
INSERT INTO "codes" VALUES('smart-apple-24','lucre-twice',1.79498727396836447716e+09);
INSERT INTO "codes" VALUES('steel-falcon-83','cryptruck-hidden',1.79498727612499713902e+09);
INSERT INTO "codes" VALUES('polite-whistle-38','coin-choosing',1.79498727694931507108e+09);
INSERT INTO "codes" VALUES('lazy-tower-18','dirty-money-clock',1.79498727768032670026e+09);
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	event BLOB NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "events" VALUES('lucre-twice',1,CAST('{"type":"opened","at":1794987273.9732413,"by":"DL_njffN1PpOd66W","settings":{"game":"lucre","seats":4,"options":{"coins":"estimated","mulligan":"on","buried_order":"owner","swap_order":"together","lead_card_bars":"on","purse_bars":"off","unclaimed":"aside","lone_card":"takes","lead_card_down":"off","strict_memory":"off","final_tie":"shared"},"bots":["","","greedy","greedy"],"clock":{"move":0.0,"bank":0.0,"increment":0.0},"listed":false,"patience":60.0,"pace":0,"hints":true,"hands_after":true,"code":"smart-apple-24","given":false,"talk":true}}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',2,CAST('{"type":"prepared","at":1794987273.9732413,"secret":"es61l+IlbS2QODD5VtzG/KGhXcPPG+Vm35XrGGgoeJs=","rotate":false,"given":null}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',3,CAST('{"type":"sat","at":1794987273.9885204,"seat":0,"person":"DL_njffN1PpOd66W","name":"Ada"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',4,CAST('{"type":"sat","at":1794987273.9966733,"seat":1,"person":"i6lwKq6ZOJXKb-8_","name":"Ben"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',5,CAST('{"type":"readied","at":1794987274.0125296,"seat":1,"entropy":"kyIj8o03zFwFTM+nFNtE5Q=="}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',6,CAST('{"type":"readied","at":1794987274.0203953,"seat":0,"entropy":"pML3/FpYL6eD5dmCMSKBIg=="}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',7,CAST('{"type":"started","at":1794987274.0203953,"rules":1}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',8,CAST('{"type":"talked","at":1794987275.34965,"seat":0,"text":"Good luck, Ben — and \"no\" mercy!"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',9,CAST('{"type":"moved","at":1794987275.3605404,"seat":2,"action":2,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',10,CAST('{"type":"moved","at":1794987275.3967733,"seat":2,"action":8,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',11,CAST('{"type":"moved","at":1794987275.4050746,"seat":3,"action":10,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',12,CAST('{"type":"moved","at":1794987275.4063904,"seat":3,"action":5,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',13,CAST('{"type":"moved","at":1794987275.434312,"seat":0,"action":2,"by":"person","id":"7b2e600bd7b0c06f"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',14,CAST('{"type":"moved","at":1794987275.4394217,"seat":0,"action":4,"by":"person","id":"37490dc2ca3a85fb"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',15,CAST('{"type":"moved","at":1794987275.4525049,"seat":1,"action":7,"by":"person","id":"71598edb3711ba8b"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',16,CAST('{"type":"moved","at":1794987275.4567413,"seat":1,"action":39,"by":"person","id":"e13e544f9e2820a1"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',17,CAST('{"type":"moved","at":1794987275.4646807,"seat":3,"action":4,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',18,CAST('{"type":"moved","at":1794987275.4763923,"seat":3,"action":19,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',19,CAST('{"type":"moved","at":1794987275.482405,"seat":0,"action":29,"by":"person","id":"3768912168b33d52"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',20,CAST('{"type":"moved","at":1794987275.4847,"seat":1,"action":29,"by":"person","id":"7c4114de3cb2def1"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',21,CAST('{"type":"moved","at":1794987275.4866068,"seat":2,"action":37,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',22,CAST('{"type":"moved","at":1794987275.50072,"seat":3,"action":8,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',23,CAST('{"type":"moved","at":1794987275.5054328,"seat":3,"action":20,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',24,CAST('{"type":"moved","at":1794987275.5086462,"seat":0,"action":25,"by":"person","id":"30722ebfff655635"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',25,CAST('{"type":"moved","at":1794987275.5097582,"seat":1,"action":36,"by":"person","id":"3b42cffe0470233d"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',26,CAST('{"type":"moved","at":1794987275.512684,"seat":2,"action":19,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',27,CAST('{"type":"moved","at":1794987275.515939,"seat":2,"action":12,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',28,CAST('{"type":"moved","at":1794987275.528934,"seat":2,"action":13,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',29,CAST('{"type":"moved","at":1794987275.5323691,"seat":3,"action":22,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',30,CAST('{"type":"moved","at":1794987275.5364842,"seat":0,"action":27,"by":"person","id":"c8191780a504ee1f"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',31,CAST('{"type":"tookback","at":1794987275.5429826,"seat":0,"practice":false,"choice":false}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',32,CAST('{"type":"moved","at":1794987275.555196,"seat":0,"action":27,"by":"person","id":"ca2ba1eea4722f8d"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',33,CAST('{"type":"moved","at":1794987275.5580392,"seat":1,"action":30,"by":"person","id":"af4e64738d8cf8e1"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',34,CAST('{"type":"moved","at":1794987275.5688937,"seat":2,"action":9,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',35,CAST('{"type":"moved","at":1794987275.579656,"seat":2,"action":16,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',36,CAST('{"type":"moved","at":1794987275.5844877,"seat":3,"action":27,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',37,CAST('{"type":"moved","at":1794987275.5968676,"seat":0,"action":23,"by":"person","id":"bba31c419d355022"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',38,CAST('{"type":"moved","at":1794987275.6008039,"seat":1,"action":25,"by":"person","id":"4e43cf9614c31817"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',39,CAST('{"type":"moved","at":1794987275.6054223,"seat":0,"action":7,"by":"person","id":"ba85fc5c9615f2e4"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',40,CAST('{"type":"moved","at":1794987275.6095188,"seat":0,"action":32,"by":"person","id":"b4b3181043b4c198"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',41,CAST('{"type":"moved","at":1794987275.6246703,"seat":1,"action":31,"by":"person","id":"5eb9b0f81b1c2770"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',42,CAST('{"type":"moved","at":1794987275.6295488,"seat":2,"action":18,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',43,CAST('{"type":"moved","at":1794987275.6447687,"seat":3,"action":13,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',44,CAST('{"type":"moved","at":1794987275.6487043,"seat":1,"action":0,"by":"person","id":"c49d72dfc79b9599"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',45,CAST('{"type":"moved","at":1794987275.6507535,"seat":1,"action":15,"by":"person","id":"6a403acfdcaf06c3"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',46,CAST('{"type":"moved","at":1794987275.65205,"seat":2,"action":33,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',47,CAST('{"type":"moved","at":1794987275.6564832,"seat":3,"action":28,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',48,CAST('{"type":"moved","at":1794987275.660388,"seat":0,"action":18,"by":"person","id":"a4f22c2618b3e549"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',49,CAST('{"type":"moved","at":1794987275.662,"seat":0,"action":9,"by":"person","id":"68fffea92c0c2f02"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',50,CAST('{"type":"moved","at":1794987275.6644692,"seat":0,"action":24,"by":"person","id":"9cec188fd2fb870f"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',51,CAST('{"type":"moved","at":1794987275.6662629,"seat":1,"action":27,"by":"person","id":"20ebf31f0baff1da"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',52,CAST('{"type":"moved","at":1794987275.6687257,"seat":2,"action":23,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',53,CAST('{"type":"moved","at":1794987275.6771164,"seat":3,"action":36,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',54,CAST('{"type":"moved","at":1794987275.684673,"seat":1,"action":7,"by":"person","id":"2a4fa77529175604"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',55,CAST('{"type":"moved","at":1794987275.6880696,"seat":1,"action":24,"by":"person","id":"9bfc701e8c0ecd98"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',56,CAST('{"type":"moved","at":1794987275.697005,"seat":2,"action":21,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',57,CAST('{"type":"moved","at":1794987275.700814,"seat":3,"action":31,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',58,CAST('{"type":"moved","at":1794987275.701663,"seat":0,"action":30,"by":"person","id":"f160a2f34c0ca2ff"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',59,CAST('{"type":"said","at":1794987275.7387164,"seat":1,"phrase":"well_played"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',60,CAST('{"type":"prepared","at":1794987275.7555184,"secret":"MvL3vLfUnRg3nBVUijYqcImoJ/jA7NJxHxiRdxdonVw=","rotate":true,"given":null}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',61,CAST('{"type":"readied","at":1794987275.8056905,"seat":2,"entropy":"iptDKetmswvJBdCFfgWo5g=="}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',62,CAST('{"type":"readied","at":1794987275.8132787,"seat":1,"entropy":"aPYwSHtHyjO7iz4hBK7oIA=="}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',63,CAST('{"type":"started","at":1794987275.8132787,"rules":1}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',64,CAST('{"type":"moved","at":1794987275.8152165,"seat":0,"action":1,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',65,CAST('{"type":"moved","at":1794987275.8366756,"seat":0,"action":7,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',66,CAST('{"type":"moved","at":1794987275.8380141,"seat":3,"action":10,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',67,CAST('{"type":"moved","at":1794987275.8389723,"seat":3,"action":5,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',68,CAST('{"type":"moved","at":1794987275.8397932,"seat":1,"action":11,"by":"person","id":"cfc128c8e8db759c"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',69,CAST('{"type":"moved","at":1794987275.84057,"seat":1,"action":39,"by":"person","id":"dcbd795e9f90fac4"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',70,CAST('{"type":"moved","at":1794987275.8412886,"seat":2,"action":2,"by":"person","id":"902a81e94243175b"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',71,CAST('{"type":"moved","at":1794987275.8420026,"seat":2,"action":4,"by":"person","id":"13df234ee276ab54"}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',72,CAST('{"type":"moved","at":1794987275.8428807,"seat":3,"action":7,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('lucre-twice',73,CAST('{"type":"steppedin","at":1794987275.8435316,"seat":2}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',1,CAST('{"type":"opened","at":1794987276.1327207,"by":"DL_njffN1PpOd66W","settings":{"game":"cryptruck","seats":3,"options":{"auction":"first_trick","buyer_is":"last","open_gift":"off","white_led":"white","one_trump_suit":"off","white_scores":"colour","trick_for_five":"off","first_dealer":"random","next_dealer":"left","random_colours":"off","show_undealt":"off"},"bots":["","","greedy"],"clock":{"move":0.0,"bank":0.0,"increment":0.0},"listed":false,"patience":60.0,"pace":0,"hints":true,"hands_after":false,"code":"steel-falcon-83","given":false,"talk":false}}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',2,CAST('{"type":"prepared","at":1794987276.1327207,"secret":"riKnbyPVrcTWRns6hYH/aM02uXxLLHaFQxgg6tno2b4=","rotate":false,"given":null}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',3,CAST('{"type":"sat","at":1794987276.1343095,"seat":0,"person":"DL_njffN1PpOd66W","name":"Ada"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',4,CAST('{"type":"sat","at":1794987276.1386602,"seat":1,"person":"i6lwKq6ZOJXKb-8_","name":"Ben"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',5,CAST('{"type":"readied","at":1794987276.148422,"seat":1,"entropy":"PG6xxDH/3UG7Qbeam5w53w=="}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',6,CAST('{"type":"readied","at":1794987276.1523037,"seat":0,"entropy":"HrlaNoNMjXk+pk94Fgt1FA=="}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',7,CAST('{"type":"started","at":1794987276.1523037,"rules":2}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',8,CAST('{"type":"moved","at":1794987276.2046762,"seat":1,"action":17,"by":"person","id":"2dab53065703c863"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',9,CAST('{"type":"moved","at":1794987276.2479036,"seat":2,"action":33,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',10,CAST('{"type":"moved","at":1794987276.2568135,"seat":0,"action":33,"by":"person","id":"bf0880e4b8cc3f9d"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',11,CAST('{"type":"moved","at":1794987276.2603636,"seat":2,"action":16,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',12,CAST('{"type":"moved","at":1794987276.2766852,"seat":0,"action":14,"by":"person","id":"0dd7eb72a71e04d8"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',13,CAST('{"type":"moved","at":1794987276.2846992,"seat":1,"action":30,"by":"person","id":"e3f03ca89ba59b4f"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',14,CAST('{"type":"moved","at":1794987276.2925384,"seat":2,"action":30,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',15,CAST('{"type":"moved","at":1794987276.3045712,"seat":0,"action":6,"by":"person","id":"76ea7169eb214a46"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',16,CAST('{"type":"moved","at":1794987276.308414,"seat":2,"action":9,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',17,CAST('{"type":"moved","at":1794987276.3245697,"seat":0,"action":10,"by":"person","id":"e1acadebe3c09a23"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',18,CAST('{"type":"moved","at":1794987276.3325596,"seat":1,"action":11,"by":"person","id":"606116abe743b32f"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',19,CAST('{"type":"moved","at":1794987276.3446867,"seat":1,"action":5,"by":"person","id":"fd5bec11295465fb"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',20,CAST('{"type":"moved","at":1794987276.3457897,"seat":2,"action":1,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',21,CAST('{"type":"moved","at":1794987276.3565097,"seat":0,"action":0,"by":"person","id":"4cdd16297b8b01cd"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',22,CAST('{"type":"moved","at":1794987276.3649275,"seat":1,"action":12,"by":"person","id":"eb21b65f715f3feb"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',23,CAST('{"type":"moved","at":1794987276.3685138,"seat":2,"action":15,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',24,CAST('{"type":"moved","at":1794987276.3806083,"seat":0,"action":13,"by":"person","id":"319a26b82dc64227"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',25,CAST('{"type":"moved","at":1794987276.3925748,"seat":2,"action":8,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',26,CAST('{"type":"moved","at":1794987276.3975675,"seat":0,"action":7,"by":"person","id":"5fb011c1b125103b"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',27,CAST('{"type":"moved","at":1794987276.4056222,"seat":1,"action":4,"by":"person","id":"9d7cabd7d4e3780f"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',28,CAST('{"type":"moved","at":1794987276.4070392,"seat":2,"action":30,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',29,CAST('{"type":"moved","at":1794987276.4180686,"seat":0,"action":32,"by":"person","id":"9c05548304bf8a01"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',30,CAST('{"type":"moved","at":1794987276.4203696,"seat":1,"action":33,"by":"person","id":"206e9f6ae08b6d83"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',31,CAST('{"type":"moved","at":1794987276.4215925,"seat":0,"action":10,"by":"person","id":"7e20e5241f9334d4"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',32,CAST('{"type":"moved","at":1794987276.424348,"seat":1,"action":11,"by":"person","id":"ae940a6fd529b3d2"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',33,CAST('{"type":"moved","at":1794987276.4288294,"seat":2,"action":10,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',34,CAST('{"type":"moved","at":1794987276.4327247,"seat":0,"action":30,"by":"person","id":"eab7286df9ae448c"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',35,CAST('{"type":"moved","at":1794987276.440652,"seat":1,"action":7,"by":"person","id":"3538a300bab66c05"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',36,CAST('{"type":"moved","at":1794987276.4496384,"seat":2,"action":14,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',37,CAST('{"type":"moved","at":1794987276.4563913,"seat":0,"action":15,"by":"person","id":"181a9a6329809b1c"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',38,CAST('{"type":"moved","at":1794987276.461017,"seat":1,"action":12,"by":"person","id":"c3c743d770e27e13"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',39,CAST('{"type":"moved","at":1794987276.4697587,"seat":2,"action":16,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',40,CAST('{"type":"moved","at":1794987276.4790847,"seat":2,"action":5,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',41,CAST('{"type":"moved","at":1794987276.488621,"seat":0,"action":13,"by":"person","id":"9164a76bae5644c0"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',42,CAST('{"type":"moved","at":1794987276.4927871,"seat":1,"action":2,"by":"person","id":"14b23958c49f5bcc"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',43,CAST('{"type":"moved","at":1794987276.4937174,"seat":2,"action":4,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',44,CAST('{"type":"moved","at":1794987276.496803,"seat":0,"action":9,"by":"person","id":"3dff2793760d8b60"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',45,CAST('{"type":"moved","at":1794987276.5092027,"seat":1,"action":0,"by":"person","id":"d2f52a3691c1e86f"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',46,CAST('{"type":"moved","at":1794987276.5134325,"seat":2,"action":3,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',47,CAST('{"type":"moved","at":1794987276.5145555,"seat":0,"action":6,"by":"person","id":"c5bd1287bac08eef"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',48,CAST('{"type":"moved","at":1794987276.5155165,"seat":1,"action":8,"by":"person","id":"6fa7eedd5d72a9cc"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',49,CAST('{"type":"moved","at":1794987276.520354,"seat":0,"action":11,"by":"person","id":"cb960e55443aba07"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',50,CAST('{"type":"moved","at":1794987276.5214398,"seat":1,"action":33,"by":"person","id":"138f8e8cf45c156b"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',51,CAST('{"type":"moved","at":1794987276.5243804,"seat":2,"action":32,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',52,CAST('{"type":"moved","at":1794987276.5284317,"seat":2,"action":8,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',53,CAST('{"type":"moved","at":1794987276.532573,"seat":0,"action":8,"by":"person","id":"1796917e5790f3a7"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',54,CAST('{"type":"moved","at":1794987276.5369446,"seat":1,"action":7,"by":"person","id":"567e49a1622795bb"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',55,CAST('{"type":"moved","at":1794987276.5410483,"seat":2,"action":5,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',56,CAST('{"type":"moved","at":1794987276.5433946,"seat":0,"action":2,"by":"person","id":"6955e7e16a7745a0"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',57,CAST('{"type":"moved","at":1794987276.5442874,"seat":1,"action":4,"by":"person","id":"105f229be0b51a44"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',58,CAST('{"type":"moved","at":1794987276.5484273,"seat":2,"action":9,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',59,CAST('{"type":"moved","at":1794987276.5526445,"seat":0,"action":6,"by":"person","id":"4df2b718325b0b97"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',60,CAST('{"type":"moved","at":1794987276.5574968,"seat":1,"action":1,"by":"person","id":"a0d7bfc61a906cd2"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',61,CAST('{"type":"moved","at":1794987276.5684323,"seat":2,"action":10,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',62,CAST('{"type":"moved","at":1794987276.5724416,"seat":0,"action":13,"by":"person","id":"7d25b6cb6c7e20e4"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',63,CAST('{"type":"moved","at":1794987276.5765924,"seat":1,"action":15,"by":"person","id":"8d03d5d43926790c"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',64,CAST('{"type":"moved","at":1794987276.5804782,"seat":1,"action":12,"by":"person","id":"c5837377b605db5c"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',65,CAST('{"type":"moved","at":1794987276.5843933,"seat":2,"action":30,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',66,CAST('{"type":"moved","at":1794987276.5884016,"seat":0,"action":3,"by":"person","id":"13a3c488d2e054f6"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',67,CAST('{"type":"moved","at":1794987276.5923781,"seat":2,"action":30,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',68,CAST('{"type":"moved","at":1794987276.596542,"seat":0,"action":0,"by":"person","id":"df7eac7901370cb8"}' AS BLOB));
INSERT INTO "events" VALUES('cryptruck-hidden',69,CAST('{"type":"moved","at":1794987276.6187596,"seat":1,"action":16,"by":"person","id":"a26d64f95e7e10ab"}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',1,CAST('{"type":"opened","at":1794987276.9701068,"by":"DL_njffN1PpOd66W","settings":{"game":"coin","seats":4,"options":{"target":"65","coins":"estimated","unclaimed":"aside","lone_card":"takes","exchange":"on","exchange_order":"together","after_burying":"keep","gray_tie":"everyone","end_tie":"shared","gray_coins_score":"on","rotate_colours":"off","strict_memory":"off"},"bots":["","","greedy","greedy"],"clock":{"move":0.0,"bank":0.0,"increment":0.0},"listed":false,"patience":60.0,"pace":0,"hints":true,"hands_after":true,"code":"polite-whistle-38","given":false,"talk":false}}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',2,CAST('{"type":"prepared","at":1794987276.9701068,"secret":"0nqgqfMHkzJ463NNufk5nKeKwcxjlg6qw1wSU11Y4RU=","rotate":false,"given":null}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',3,CAST('{"type":"sat","at":1794987276.990417,"seat":0,"person":"DL_njffN1PpOd66W","name":"Ada"}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',4,CAST('{"type":"sat","at":1794987277.0032127,"seat":1,"person":"i6lwKq6ZOJXKb-8_","name":"Ben"}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',5,CAST('{"type":"readied","at":1794987277.0242481,"seat":1,"entropy":"xmyoADYZjvfssID2RhbnqA=="}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',6,CAST('{"type":"readied","at":1794987277.0378716,"seat":0,"entropy":"Q1CbfFUV889ONlHXRZrF0w=="}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',7,CAST('{"type":"started","at":1794987277.0378716,"rules":1}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',8,CAST('{"type":"moved","at":1794987277.1721544,"seat":1,"action":11,"by":"person","id":"1df4ed51362238e7"}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',9,CAST('{"type":"moved","at":1794987277.2342935,"seat":2,"action":23,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',10,CAST('{"type":"moved","at":1794987277.2419934,"seat":3,"action":21,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',11,CAST('{"type":"moved","at":1794987277.2540135,"seat":0,"action":30,"by":"person","id":"f954454fa3b28dc8"}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',12,CAST('{"type":"moved","at":1794987277.2723908,"seat":1,"action":13,"by":"person","id":"8c74ee390226b6bf"}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',13,CAST('{"type":"moved","at":1794987277.2884004,"seat":2,"action":39,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',14,CAST('{"type":"moved","at":1794987277.3043969,"seat":3,"action":39,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',15,CAST('{"type":"moved","at":1794987277.314103,"seat":0,"action":40,"by":"person","id":"7e1317f52f86fdeb"}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',16,CAST('{"type":"moved","at":1794987277.3283486,"seat":0,"action":1,"by":"person","id":"f2133ad2241d8ed5"}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',17,CAST('{"type":"moved","at":1794987277.343603,"seat":1,"action":40,"by":"person","id":"2391af1392b2b0a6"}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',18,CAST('{"type":"moved","at":1794987277.3551257,"seat":1,"action":10,"by":"person","id":"e9bb557d7bb28cc2"}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',19,CAST('{"type":"moved","at":1794987277.3678937,"seat":1,"action":9,"by":"person","id":"0b98a3b93fe42c61"}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',20,CAST('{"type":"moved","at":1794987277.3937273,"seat":2,"action":32,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',21,CAST('{"type":"moved","at":1794987277.408404,"seat":3,"action":20,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',22,CAST('{"type":"moved","at":1794987277.4147687,"seat":0,"action":26,"by":"person","id":"0c6271b89afc3fc7"}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',23,CAST('{"type":"moved","at":1794987277.424368,"seat":1,"action":19,"by":"person","id":"85e19e99a2c1fb8f"}' AS BLOB));
INSERT INTO "events" VALUES('coin-choosing',24,CAST('{"type":"moved","at":1794987277.448406,"seat":2,"action":39,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',1,CAST('{"type":"opened","at":1794987277.7042267,"by":"DL_njffN1PpOd66W","settings":{"game":"dirty_money","seats":3,"options":{"rounds":"2","deck":"60","cleaner_coins":"0","variant":"off","uneven":"aside","first_lead":"cleaner","lead_cleaner":"on","print_tie":"all","all_tied":"nobody","coin_tie":"prints","bust":"end","strict_memory":"off"},"bots":["","","greedy"],"clock":{"move":0.0,"bank":3000.0,"increment":5.0},"listed":false,"patience":60.0,"pace":0,"hints":true,"hands_after":true,"code":"lazy-tower-18","given":false,"talk":false}}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',2,CAST('{"type":"prepared","at":1794987277.7042267,"secret":"qdk9CAYcKWqQk3eSWtj0U37qbxADqUoaF8CFI4zJPks=","rotate":false,"given":null}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',3,CAST('{"type":"sat","at":1794987277.721315,"seat":0,"person":"DL_njffN1PpOd66W","name":"Ada"}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',4,CAST('{"type":"sat","at":1794987277.7402704,"seat":1,"person":"i6lwKq6ZOJXKb-8_","name":"Ben"}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',5,CAST('{"type":"readied","at":1794987277.7500033,"seat":1,"entropy":"OoP+IJNWFwFRu8d2cH+1Yw=="}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',6,CAST('{"type":"readied","at":1794987277.7718158,"seat":0,"entropy":"4Ikrzur7VRAy0WgItHaqPg=="}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',7,CAST('{"type":"started","at":1794987277.7718158,"rules":1}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',8,CAST('{"type":"moved","at":1794987277.8550334,"seat":2,"action":31,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',9,CAST('{"type":"moved","at":1794987277.9974718,"seat":0,"action":60,"by":"person","id":"2074b34a7fa7ce72"}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',10,CAST('{"type":"moved","at":1794987278.0203776,"seat":1,"action":0,"by":"person","id":"9c4a69cfe356eb20"}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',11,CAST('{"type":"moved","at":1794987278.0245738,"seat":0,"action":45,"by":"person","id":"205068fa6655112a"}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',12,CAST('{"type":"moved","at":1794987278.0364916,"seat":1,"action":51,"by":"person","id":"f10517a41e6d6a70"}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',13,CAST('{"type":"moved","at":1794987278.0375774,"seat":2,"action":54,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',14,CAST('{"type":"moved","at":1794987278.0386033,"seat":2,"action":48,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',15,CAST('{"type":"moved","at":1794987278.0393984,"seat":0,"action":53,"by":"person","id":"59bad0ea526e7149"}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',16,CAST('{"type":"moved","at":1794987278.040158,"seat":1,"action":49,"by":"person","id":"fa00b45ba9bc93c7"}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',17,CAST('{"type":"moved","at":1794987278.0446131,"seat":0,"action":58,"by":"person","id":"84bae3b0ca48a9f9"}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',18,CAST('{"type":"moved","at":1794987278.0454395,"seat":1,"action":42,"by":"person","id":"db78c7a24995c49b"}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',19,CAST('{"type":"moved","at":1794987278.046913,"seat":2,"action":59,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',20,CAST('{"type":"moved","at":1794987278.0477507,"seat":2,"action":14,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',21,CAST('{"type":"moved","at":1794987278.0486255,"seat":0,"action":4,"by":"person","id":"d163b88a0ab7b161"}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',22,CAST('{"type":"moved","at":1794987278.049308,"seat":1,"action":7,"by":"person","id":"222601c58a94a230"}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',23,CAST('{"type":"moved","at":1794987278.0500264,"seat":2,"action":40,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',24,CAST('{"type":"moved","at":1794987278.0508091,"seat":0,"action":41,"by":"person","id":"dbf09a94020f561c"}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',25,CAST('{"type":"moved","at":1794987278.0515175,"seat":1,"action":39,"by":"person","id":"5558bb457ef73589"}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',26,CAST('{"type":"moved","at":1794987278.052256,"seat":0,"action":12,"by":"person","id":"87d946146b9a2707"}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',27,CAST('{"type":"moved","at":1794987278.0529895,"seat":1,"action":60,"by":"person","id":"330c1a687346938d"}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',28,CAST('{"type":"moved","at":1794987278.053698,"seat":2,"action":9,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',29,CAST('{"type":"moved","at":1794987278.0544887,"seat":1,"action":1,"by":"person","id":"393b2858407c3c34"}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',30,CAST('{"type":"moved","at":1794987278.0551956,"seat":2,"action":2,"by":"bot","id":""}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',31,CAST('{"type":"moved","at":1794987278.0560684,"seat":0,"action":6,"by":"person","id":"1bd17f78518c70b5"}' AS BLOB));
INSERT INTO "events" VALUES('dirty-money-clock',32,CAST('{"type":"moved","at":1794987278.0568185,"seat":0,"action":23,"by":"person","id":"4bf7e6fedae2bd81"}' AS BLOB));
CREATE TABLE keys (
	secret_hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	since FLOAT NOT NULL, 
	PRIMARY KEY (secret_hash)
);
INSERT INTO "keys" VALUES('dc9ba41cf3c9624a6881eb2815489547b1636405000477489f405781f35dec01','DL_njffN1PpOd66W',1.79498727373361015324e+09);
INSERT INTO "keys" VALUES('db555fd995cc15b0febdc7aa381e79bf9edcdd71b482e24105796b057ae8cfab','i6lwKq6ZOJXKb-8_',1.79498727375930595398e+09);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(48) NOT NULL, 
	rated BOOLEAN NOT NULL, 
	since FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('DL_njffN1PpOd66W','Ada',1,1.79498727373361015324e+09);
INSERT INTO "people" VALUES('i6lwKq6ZOJXKb-8_','Ben',0,1.79498727375930595398e+09);
CREATE TABLE presence (
	table_id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	worker VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, person, worker)
);
CREATE TABLE ratings (
	person VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	matches INTEGER NOT NULL, 
	PRIMARY KEY (person, game)
);
INSERT INTO "ratings" VALUES('DL_njffN1PpOd66W','lucre',2.77951967735965617119e+01,8.26357601928019391834e+00,1);
INSERT INTO "ratings" VALUES('bot greedy','lucre',2.26631259236115667476e+01,7.9440877270049652381e+00,1);
INSERT INTO "ratings" VALUES('DL_njffN1PpOd66W','cryptruck',2.14136891490632166315e+01,8.0582242228023783781e+00,1);
INSERT INTO "ratings" VALUES('bot greedy','cryptruck',2.78690486807494259831e+01,8.20524337739799314306e+00,1);
CREATE TABLE records (
	id VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	since FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "records" VALUES('elRuzCm8MIK-IHYw9W9A','Game: lucre
Rules: 1
Seats: 4
Seed: 07749ec8d7e4362d3528a8711f4295b8d55ef7647b816181f1f65053f0455073
Players: Blue=Ada; Green=Ben; Red=greedy; Yellow=greedy
Result: Blue wins on cards, 14 to 13
Commitment: 74fca4e6898956e2507120b7b6036dd9c0fce4ad48bc883e6f8072a5baf534ad
Secret: 7aceb597e2256d2d903830f956dcc6fca1a15dc3cf1be566df95eb186828789b
Entropy: Blue=a4c2f7fc5a582fa783e5d98231228122; Green=932223f28d37cc5c054ccfa714db44e5

Blue: swap 3
Blue: swap 5
Green: swap 8
Green: keep
Red: swap 3
Red: swap 9
Yellow: swap 11
Yellow: swap 6
# Round 1: the Purse is Yellow 4 (1 coin); Yellow leads.
Yellow: wealth 5
Yellow: 7 up
Blue: 4 down
Green: 4 down
Red: 12 down
# Yellow is highest with 7 and takes Yellow 4.
# Blue, Green and Red: one coin each, face down.
# Round 2: the Purse is Yellow 13 (1 coin); Yellow leads.
Yellow: wealth 9
Yellow: 8 up
Blue: 13 up
Green: 11 down
Red: 7 up
# Blue is highest with 13 and takes Yellow 13.
# Red is lowest with 7; it stays face up.
# Green and Yellow: one coin each, face down.
# Round 3: the Purse is Red 2 (3 coins); Red leads.
Red: wealth 13
Red: 1 up
Yellow: 10 up
Blue: 2 down
Green: 5 down
# Yellow is highest with 10 and takes Red 2.
# Red is lowest with 1; it stays face up.
# Blue and Green: one coin each, face down.
# Round 4: the Purse is Red 5 (1 coin); Red leads.
Red: wealth 10
Red: 4 up
Yellow: 2 down
Blue: 11 up
Green: 13 up
# Green is highest with 13 and takes Red 5.
# Red is lowest with 4; it stays face up.
# Blue and Yellow: one coin each, face down.
# Round 5: the Purse is Blue 1 (1 coin); Blue leads.
Blue: wealth 8
Blue: 7 down
Green: 6 down
Red: 6 up
Yellow: 1 up
# Red is highest with 6 and takes Blue 1.
# Yellow is lowest with 1; it stays face up.
# Blue and Green: one coin each, face down.
# Round 6: the Purse is Green 7 (2 coins); Green leads.
Green: wealth 1
Green: 3 up
Red: 8 down
Yellow: 3 down
Blue: 6 up
# Blue is highest with 6 and takes Green 7.
# Green is lowest with 3; it stays face up.
# Red and Yellow: one coin each, face down.
# Round 7: the Purse is Blue 9 (1 coin); Blue leads.
Blue: wealth 10
Blue: 12 up
Green: 2 down
Red: 11 up
Yellow: 11 down
# Blue is highest with 12 and takes Blue 9.
# Red is lowest with 11; it stays face up.
# Green and Yellow: one coin each, face down.
# Round 8: the Purse is Green 10 (1 coin); Green leads.
Green: wealth 8
Green: 12 up
Red: 9 up
Yellow: 6 down
Blue: 5 down
# Green is highest with 12 and takes Green 10.
# Red is lowest with 9; it stays face up.
# Blue and Yellow: one coin each, face down.
# Last cards, face up: Blue 3, Green 9, Red 3, Yellow 12.
# Coins: Blue 18, Green 16, Red 15, Yellow 18.
# Blue wins on cards, 14 to 13.
',1.79498727892515754704e+09);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	"match" INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	bot VARCHAR(64) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	score BIGINT NOT NULL, 
	rank INTEGER NOT NULL, 
	won FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	PRIMARY KEY (table_id, "match", seat)
);
INSERT INTO "results" VALUES('lucre-twice',1,0,'DL_njffN1PpOd66W','','lucre',18,1,1.0,1.79498727573869538303e+09);
INSERT INTO "results" VALUES('cryptruck-hidden',1,0,'DL_njffN1PpOd66W','','cryptruck',14,3,0.0,1.79498727674875950812e+09);
CREATE TABLE sitters (
	person VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "sitters" VALUES('DL_njffN1PpOd66W','lucre-twice');
INSERT INTO "sitters" VALUES('i6lwKq6ZOJXKb-8_','lucre-twice');
INSERT INTO "sitters" VALUES('DL_njffN1PpOd66W','cryptruck-hidden');
INSERT INTO "sitters" VALUES('i6lwKq6ZOJXKb-8_','cryptruck-hidden');
INSERT INTO "sitters" VALUES('DL_njffN1PpOd66W','coin-choosing');
INSERT INTO "sitters" VALUES('i6lwKq6ZOJXKb-8_','coin-choosing');
INSERT INTO "sitters" VALUES('DL_njffN1PpOd66W','dirty-money-clock');
INSERT INTO "sitters" VALUES('i6lwKq6ZOJXKb-8_','dirty-money-clock');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	seats INTEGER NOT NULL, 
	settings BLOB NOT NULL, 
	listed BOOLEAN NOT NULL, 
	free_seats INTEGER NOT NULL, 
	begun BOOLEAN NOT NULL, 
	over BOOLEAN NOT NULL, 
	changed FLOAT NOT NULL, 
	due FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('lucre-twice','lucre',4,CAST('{"game":"lucre","seats":4,"options":{"coins":"estimated","mulligan":"on","buried_order":"owner","swap_order":"together","lead_card_bars":"on","purse_bars":"off","unclaimed":"aside","lone_card":"takes","lead_card_down":"off","strict_memory":"off","final_tie":"shared"},"bots":["","","greedy","greedy"],"clock":{"move":0.0,"bank":0.0,"increment":0.0},"listed":false,"patience":60.0,"pace":0,"hints":true,"hands_after":true,"code":"smart-apple-24","given":false,"talk":true}' AS BLOB),0,0,1,0,1794987278.9426,NULL);
INSERT INTO "tables" VALUES('cryptruck-hidden','cryptruck',3,CAST('{"game":"cryptruck","seats":3,"options":{"auction":"first_trick","buyer_is":"last","open_gift":"off","white_led":"white","one_trump_suit":"off","white_scores":"colour","trick_for_five":"off","first_dealer":"random","next_dealer":"left","random_colours":"off","show_undealt":"off"},"bots":["","","greedy"],"clock":{"move":0.0,"bank":0.0,"increment":0.0},"listed":false,"patience":60.0,"pace":0,"hints":true,"hands_after":false,"code":"steel-falcon-83","given":false,"talk":false}' AS BLOB),0,0,1,1,1.79498727895618176465e+09,NULL);
INSERT INTO "tables" VALUES('coin-choosing','coin',4,CAST('{"game":"coin","seats":4,"options":{"target":"65","coins":"estimated","unclaimed":"aside","lone_card":"takes","exchange":"on","exchange_order":"together","after_burying":"keep","gray_tie":"everyone","end_tie":"shared","gray_coins_score":"on","rotate_colours":"off","strict_memory":"off"},"bots":["","","greedy","greedy"],"clock":{"move":0.0,"bank":0.0,"increment":0.0},"listed":false,"patience":60.0,"pace":0,"hints":true,"hands_after":true,"code":"polite-whistle-38","given":false,"talk":false}' AS BLOB),0,0,1,0,1.79498727897360849385e+09,NULL);
INSERT INTO "tables" VALUES('dirty-money-clock','dirty_money',3,CAST('{"game":"dirty_money","seats":3,"options":{"rounds":"2","deck":"60","cleaner_coins":"0","variant":"off","uneven":"aside","first_lead":"cleaner","lead_cleaner":"on","print_tie":"all","all_tied":"nobody","coin_tie":"prints","bust":"end","strict_memory":"off"},"bots":["","","greedy"],"clock":{"move":0.0,"bank":3000.0,"increment":5.0},"listed":false,"patience":60.0,"pace":0,"hints":true,"hands_after":true,"code":"lazy-tower-18","given":false,"talk":false}' AS BLOB),0,0,1,0,1.79498727899217200279e+09,NULL);
CREATE TABLE workers (
	id VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "workers" VALUES('4ba5a225670437f4',1.7949872939256968498e+09);
CREATE INDEX lobby ON tables (listed, over, changed);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_keys_person ON keys (person);
CREATE INDEX by_person ON results (person, ended);
CREATE INDEX ix_sitters_table_id ON sitters (table_id);
COMMIT;
